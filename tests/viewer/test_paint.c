/* What cairo paints of scenes, and how fast. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "cpu/fake_vulkan.h"
#include "timelines.h"
#include "viewer/paint.h"
#include "viewer/views.h"

#include <math.h>
#include <time.h>

#ifdef HAVE_CAIRO
static uint32_t pixel_at(cairo_surface_t* surface, int x, int y)
{
    cairo_surface_flush(surface);
    const unsigned char* data = cairo_image_surface_get_data(surface);
    const void* row = data + y * cairo_image_surface_get_stride(surface);
    return ((const uint32_t*)row)[x] & 0xffffff;
}

static void rectangles_are_painted_where_they_are(void)
{
    scene s;
    open_scene(&s, 100.0f, 50.0f);
    add_rectangle(&s, 10.0f, 10.0f, 5.0f, 5.0f, 0x112233);
    add_rectangle(&s, 20.0f, 10.0f, 500.0f, 5.0f, 0x112233); /* leaves the picture */
    add_rectangle(&s, 10.0f, 20.0f, 5.0f, 5.0f, 0x445566);
    add_rectangle(&s, 30.0f, 30.0f, 12.0f, 12.0f, 0x778899)->hatched = true;
    add_line(&s, 0.0f, 48.0f, 100.0f, 48.0f, 2.0f, 0xaabbcc);
    add_point(&s, 60.0f, 30.0f, 8.0f, 0xff0000);
    cairo_surface_t* surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, 200, 100);
    cairo_t* cairo = cairo_create(surface);
    cairo_scale(cairo, 2.0, 2.0);
    paint_scene(cairo, &s);
    static const struct
    {
        int x, y;
        uint32_t colour;
    } wanted[] = {{0, 0, 0xffffff},   {19, 19, 0xffffff}, {20, 20, 0x112233},  {29, 29, 0x112233},
                  {30, 30, 0xffffff}, {40, 20, 0x112233}, {199, 29, 0x112233}, {24, 44, 0x445566},
                  {50, 96, 0xaabbcc}, {120, 60, 0xff0000}};
    for (size_t i = 0; i < sizeof wanted / sizeof wanted[0]; ++i)
    {
        CHECK_EQ(pixel_at(surface, wanted[i].x, wanted[i].y), wanted[i].colour);
    }
    cairo_destroy(cairo);
    cairo_surface_destroy(surface);
    close_scene(&s);
}
#else
static void rectangles_are_painted_where_they_are(void)
{
    SKIP("this build has no cairo; ./setup.sh brings it");
}
#endif

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec * 1e-6;
}

#if defined(HAVE_CAIRO) && !defined(__SANITIZE_ADDRESS__)
/* Milliseconds of a frame: the scene is made anew, and painted. */
static double time_frame(const timeline* t, cairo_t* cairo)
{
    scene s;
    double begin = now();
    open_scene(&s, 1280.0f, 800.0f);
    draw_schedule_view(t, "a problem", "a device", &s);
    paint_scene(cairo, &s);
    close_scene(&s);
    return now() - begin;
}

static void a_frame_of_50000_segments_is_timed(void)
{
    sk_gemm_desc desc = describe_forced(50000, 4, SK_DECOMPOSITION_STREAM_K, 500);
    open_context(false, 500);
    timeline t = plan_timeline(&desc);
    CHECK(t.count >= 50000);
    cairo_surface_t* surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, 1280, 800);
    cairo_t* cairo = cairo_create(surface);
    double best = 1e9;
    for (int i = 0; i < 15; ++i)
    {
        best = fmin(best, time_frame(&t, cairo));
    }
    printf("  %u segments: %.1f ms of this processor; a display has 16.7\n", (unsigned)t.count, best);
    cairo_destroy(cairo);
    cairo_surface_destroy(surface);
    close_timeline(&t);
    sk_destroy_context(context);
}
#else
static void a_frame_of_50000_segments_is_timed(void)
{
    (void)now;
    SKIP("this build has no cairo, or a sanitizer");
}
#endif

int main(void)
{
    RUN(rectangles_are_painted_where_they_are);
    RUN(a_frame_of_50000_segments_is_timed);
    return CHECK_DONE();
}
