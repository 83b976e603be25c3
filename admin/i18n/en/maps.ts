/** Around every map. */
export const maps = {
  skip: "Skip the map",
  end: "End of the map",
  failed_title: "The map could not be loaded",
  failed: "Everything on it is in the list beside it.",
  no_ground: "Map pictures are missing. The places are right.",
  no_source: "No base map is set up, so this one shows outlines of countries only. The places are right.",
  zoom_in: "Zoom in",
  zoom_out: "Zoom out",
  fit: "Show everything",
  place_here: "Place it here",
  crosshair_help:
    "The arrow keys move the map under the cross, with Shift in larger steps. Plus and minus zoom. Enter places.",
  group_one: "{{count, number}} place. Zoom in to see it.",
  group_other: "{{count, number}} places. Zoom in to see them.",
  legend: "What the pins mean",
};
