/** Shared by all maps. */
export const maps = {
  skip: "Skip the map",
  end: "End of the map",
  failed_title: "The map could not be loaded",
  failed: "The list shows everything that is on it.",
  no_ground: "The background map is unavailable. The locations are correct.",
  no_source: "No base map is set up, so only country outlines are shown. The locations are correct.",
  zoom_in: "Zoom in",
  zoom_out: "Zoom out",
  fit: "Show everything",
  place_here: "Place it here",
  crosshair_help:
    "The arrow keys move the map under the cross, with Shift in larger steps. Plus and minus zoom. Enter places.",
  group_one: "{{count, number}} location. Zoom in to see it.",
  group_other: "{{count, number}} locations. Zoom in to see them.",
  legend: "What the pins mean",
};
