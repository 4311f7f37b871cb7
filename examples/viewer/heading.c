#include "heading.h"

void draw_heading(scene* s, const char* title)
{
    scene_item* item = add_text(s, HEADING_MARGIN, 26.0f, 15.0f, SCENE_LEFT, title);
    item->bold = true;
    fit_text(s, item, s->width - 2 * HEADING_MARGIN);
}

void draw_panel_heading(scene* s, scene_box box, const char* title, const char* figures)
{
    scene_item* item = add_text(s, box.left, box.top + 11.0f, 12.0f, SCENE_LEFT, title);
    item->bold = true;
    fit_text(s, item, box.right - box.left - measure_text(figures, 12.0f, false) - 12.0f);
    add_text(s, box.right, box.top + 11.0f, 12.0f, SCENE_RIGHT, figures);
}
