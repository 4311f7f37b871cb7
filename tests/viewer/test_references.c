/* Pictures are those of tests/viewer/references, as cairo paints them.
 *
 *     build/tests/viewer/test_references            compares
 *     build/tests/viewer/test_references --accept   writes the references anew, after a change that is meant
 */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "cpu/fake_vulkan.h"
#include "reference_scenes.h"
#include "viewer/palette.h"

#ifdef HAVE_CAIRO
#include "images.h"

#define PAINTED "build/tests/viewer/"

static bool accepts;

#ifdef __SANITIZE_ADDRESS__
/* fontconfig keeps what it has read of fonts until the program ends. */
const char* __lsan_default_suppressions(void);
const char* __lsan_default_suppressions(void)
{
    return "leak:libfontconfig";
}
#endif

/* ---- pictures --------------------------------------------------------------------------------- */

/* The file of a reference. NULL if it cannot be read, or has another size than the scene. */
static cairo_surface_t* read_reference(const char* name, const scene* s)
{
    char path[128];
    snprintf(path, sizeof path, FOLDER "%s.png", name);
    cairo_surface_t* image = cairo_image_surface_create_from_png(path);
    if (cairo_surface_status(image) != CAIRO_STATUS_SUCCESS ||
        cairo_image_surface_get_width(image) != (int)s->width ||
        cairo_image_surface_get_height(image) != (int)s->height)
    {
        cairo_surface_destroy(image);
        return NULL;
    }
    return image;
}

static void write_image(cairo_surface_t* image, const char* folder, const char* name)
{
    char path[128];
    snprintf(path, sizeof path, "%s%s.png", folder, name);
    CHECK(cairo_surface_write_to_png(image, path) == CAIRO_STATUS_SUCCESS);
    printf("  wrote %s\n", path);
}

static void compare_with_reference(const reference* r)
{
    scene s;
    r->draw(&s);
    cairo_surface_t *painted = paint_image(&s), *wanted = accepts ? NULL : read_reference(r->name, &s);
    if (accepts)
    {
        write_image(painted, FOLDER, r->name);
    }
    else if (CHECK(wanted))
    {
        image_difference d = compare_images(painted, wanted, &s);
        printf("  %s: shapes differ by %.1f levels of 255, texts by %.1f\n", r->name, d.shapes, d.texts);
        if (!CHECK(is_alike(d)))
        {
            CHECK_NOTE("%s.png differs at %d, %d; to accept: build/tests/viewer/test_references --accept\n", r->name,
                       d.x, d.y);
            write_image(painted, PAINTED, r->name);
        }
    }
    cairo_surface_destroy(painted);
    cairo_surface_destroy(wanted);
    close_scene(&s);
}

static void pictures_are_those_of_the_references(void)
{
    for (size_t i = 0; i < reference_count; ++i)
    {
        compare_with_reference(&references[i]);
    }
}

/* ---- what a comparison notices ---------------------------------------------------------------- */

/* How a scene differs from a picture of it as it was. */
static image_difference compare_changed(const scene* s, cairo_surface_t* before)
{
    cairo_surface_t* after = paint_image(s);
    image_difference d = compare_images(after, before, s);
    cairo_surface_destroy(after);
    return d;
}

/* All but the light begin of a bar, which hardly differs from what is idle. */
static bool is_bar(const scene_item* item)
{
    return item->role >= SCENE_MULTIPLY && item->role <= SCENE_FIXUP;
}

/* Changes items of a scene one at a time, and compares each time. Returns how many there are; `least` becomes the
 * smallest difference. */
static uint32_t change_items(scene* s, bool (*change)(scene_item* item), bool texts, double* least)
{
    uint32_t changed = 0;
    cairo_surface_t* before = paint_image(s);
    for (size_t i = 0; i < s->count; ++i)
    {
        const scene_item kept = s->items[i];
        if (change(&s->items[i]))
        {
            image_difference d = compare_changed(s, before);
            double found = texts ? d.texts : d.shapes;
            *least = changed++ == 0 || found < *least ? found : *least;
        }
        s->items[i] = kept;
    }
    cairo_surface_destroy(before);
    return changed;
}

static bool move_bar(scene_item* item)
{
    item->x += 3.0f;
    return is_bar(item);
}

static bool recolour_bar(scene_item* item)
{
    bool is_tile = false;
    for (uint32_t tile = 0; tile < PALETTE_TILES && !is_tile; ++tile)
    {
        is_tile = is_bar(item) && item->colour == tile_colour(tile);
        item->colour = is_tile ? tile_colour(tile + 1) : item->colour;
    }
    return is_tile;
}

static bool move_point(scene_item* item)
{
    item->y += 4.0f;
    return item->kind == SCENE_POINT && item->role == SCENE_DATUM;
}

/* In the colour of the ground, but for those on bars. */
static bool hide_text(scene_item* item)
{
    bool is_hidden = item->kind == SCENE_TEXT && item->size >= 7.0f && item->colour != 0xffffff;
    item->colour = 0xffffff;
    return is_hidden;
}

static void check_noticed(const reference* r, bool (*change)(scene_item* item), bool texts, uint32_t at_least)
{
    scene s;
    double least = 0.0;
    r->draw(&s);
    uint32_t changed = change_items(&s, change, texts, &least);
    CHECK(changed >= at_least);
    CHECK(changed == 0 || least > (texts ? IMAGE_TEXT_TOLERANCE : IMAGE_SHAPE_TOLERANCE));
    printf("  %s: %u changes, each of %.1f levels or more\n", r->name, changed, least);
    close_scene(&s);
}

static void a_bar_that_moves_by_3_pixels_is_noticed(void)
{
    for (size_t i = 0; i < SCHEDULES; ++i)
    {
        check_noticed(&references[i], move_bar, false, 30);
    }
}

static void a_bar_of_another_colour_is_noticed(void)
{
    for (size_t i = 0; i < SCHEDULES; ++i)
    {
        check_noticed(&references[i], recolour_bar, false, 15);
    }
}

static void a_point_that_moves_by_4_pixels_is_noticed(void)
{
    check_noticed(&references[SCHEDULES], move_point, false, 30);
    check_noticed(&references[SCHEDULES + 1], move_point, false, 40);
}

static void a_text_that_is_missing_is_noticed(void)
{
    for (size_t i = 0; i < reference_count; ++i)
    {
        check_noticed(&references[i], hide_text, true, 10);
    }
}

static void paint_with(cairo_surface_t* image, const scene* s, cairo_hint_style_t hints)
{
    cairo_t* cairo = cairo_create(image);
    cairo_font_options_t* options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, hints);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_set_font_options(cairo, options);
    paint_scene(cairo, s);
    cairo_font_options_destroy(options);
    cairo_destroy(cairo);
}

/* Letters of other sizes and places. */
static void letters_that_are_hinted_otherwise_are_alike(void)
{
    double texts = 0.0;
    for (size_t i = 0; i < reference_count; ++i)
    {
        scene s;
        references[i].draw(&s);
        cairo_surface_t *before = paint_image(&s), *after = create_image(&s);
        paint_with(after, &s, CAIRO_HINT_STYLE_NONE);
        image_difference d = compare_images(after, before, &s);
        CHECK(is_alike(d));
        CHECK(d.shapes <= 0.0);
        texts = fmax(texts, d.texts);
        cairo_surface_destroy(before);
        cairo_surface_destroy(after);
        close_scene(&s);
    }
    CHECK(texts > 0.0);
    printf("  texts differ by at most %.1f levels of 255\n", texts);
}

/* Lines and points, whose edges are between pixels. */
static void edges_that_are_a_fifteenth_of_a_pixel_elsewhere_are_alike(void)
{
    double shapes = 0.0;
    for (size_t i = 0; i < reference_count; ++i)
    {
        scene s;
        references[i].draw(&s);
        cairo_surface_t* before = paint_image(&s);
        for (size_t j = 0; j < s.count; ++j)
        {
            bool is_edge = s.items[j].kind == SCENE_LINE || s.items[j].kind == SCENE_POINT;
            s.items[j].x += is_edge ? 1.0f / 15.0f : 0.0f;
            s.items[j].y += is_edge ? 1.0f / 15.0f : 0.0f;
        }
        image_difference d = compare_changed(&s, before);
        CHECK(is_alike(d));
        shapes = fmax(shapes, d.shapes);
        cairo_surface_destroy(before);
        close_scene(&s);
    }
    CHECK(shapes > 0.0);
    printf("  shapes differ by at most %.1f levels of 255\n", shapes);
}

int main(int count, char** words)
{
    accepts = count > 1 && strcmp(words[1], "--accept") == 0;
    open_context(false, WORKERS);
    RUN(pictures_are_those_of_the_references);
    if (!accepts)
    {
        RUN(a_bar_that_moves_by_3_pixels_is_noticed);
        RUN(a_bar_of_another_colour_is_noticed);
        RUN(a_point_that_moves_by_4_pixels_is_noticed);
        RUN(a_text_that_is_missing_is_noticed);
        RUN(letters_that_are_hinted_otherwise_are_alike);
        RUN(edges_that_are_a_fifteenth_of_a_pixel_elsewhere_are_alike);
    }
    sk_destroy_context(context);
    return CHECK_DONE();
}
#else
static void pictures_are_those_of_the_references(void)
{
    SKIP("this build has no cairo; ./setup.sh brings it");
}

int main(void)
{
    RUN(pictures_are_those_of_the_references);
    return CHECK_DONE();
}
#endif
