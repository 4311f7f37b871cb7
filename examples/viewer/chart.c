#include "chart.h"

#include "palette.h"

#include <math.h>

chart make_chart(scene_box box, float least_x, float most_x, float least_y, float most_y, bool logarithmic)
{
    chart c = {box,
               {least_x, most_x, box.left, box.right, logarithmic, false},
               {least_y, most_y, box.bottom, box.top, logarithmic, false}};
    return c;
}

void draw_chart_axes(const chart* c, scene* s, const char* across, const char* up)
{
    draw_axis_across(s, &c->across, c->box.bottom, c->box.top, across);
    draw_axis_up(s, &c->up, c->box.left, c->box.right, up);
}

void draw_data_line(const chart* c, scene* s, const datum* data, size_t count, uint32_t colour, bool hollow)
{
    for (size_t i = 0; i + 1 < count; i++)
        add_line(s, place_value(&c->across, data[i].x), place_value(&c->up, data[i].y),
                 place_value(&c->across, data[i + 1].x), place_value(&c->up, data[i + 1].y), 1.6f, colour);
    draw_data_points(c, s, data, count, colour, hollow);
}

void draw_data_points(const chart* c, scene* s, const datum* data, size_t count, uint32_t colour, bool hollow)
{
    for (size_t i = 0; i < count; i++)
    {
        float diameter = hollow ? 6.0f : 4.0f;
        scene_item* item =
            add_point(s, place_value(&c->across, data[i].x), place_value(&c->up, data[i].y), diameter, colour);
        item->hollow = hollow;
        item->size = 1.2f;
        item->role = SCENE_DATUM;
        item->index = (uint32_t)i;
    }
}

void draw_keys(const chart* c, scene* s, const chart_key* keys, int count)
{
    float widest = 0.0f;
    for (int i = 0; i < count; i++)
        widest = fmaxf(widest, measure_text(keys[i].words, AXIS_LETTERS, false));
    float left = c->box.right - widest - 40.0f, height = 17.0f * (float)count + 4.0f;
    add_rectangle(s, left - 6.0f, c->box.bottom - height - 6.0f, widest + 40.0f, height, 0xffffff);
    for (int i = 0; i < count; i++)
    {
        float y = c->box.bottom - 17.0f * (float)(count - i) - 4.0f + 10.0f;
        if (keys[i].is_line)
            add_line(s, left, y - 4.0f, left + 20.0f, y - 4.0f, 1.6f, keys[i].colour);
        scene_item* point = add_point(s, left + 10.0f, y - 4.0f, keys[i].hollow ? 6.0f : 4.0f, keys[i].colour);
        point->hollow = keys[i].hollow;
        point->size = 1.2f;
        add_text(s, left + 26.0f, y, AXIS_LETTERS, SCENE_LEFT, keys[i].words);
    }
}
