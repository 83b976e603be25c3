/** The words of the British standard for ours. */

/** By lifecycle, and for a pilot by what its factsheet says. */
export const ATRS_PHASE: Readonly<Record<string, string>> = {
  idea: "Pre-deployment",
  design: "Pre-deployment",
  development: "Pre-deployment",
  private_beta: "Private beta",
  public_beta: "Public beta",
  in_use: "Production",
  paused: "Production",
  retired: "Retired",
};
/** Where the phase says the same as our lifecycle. */
export const SAME_PHASE: readonly string[] = ["pilot", "in_use", "retired"];

export const ATRS_REGION: Readonly<Record<string, string>> = {
  uk: "UK",
  england: "England",
  scotland: "Scotland",
  wales: "Wales",
  northern_ireland: "Northern Ireland",
  london: "London",
  north_east: "North East",
  north_west: "North West",
  yorkshire_humber: "Yorkshire and the Humber",
  east_midlands: "East Midlands",
  west_midlands: "West Midlands",
  east_of_england: "East of England",
  south_east: "South East",
  south_west: "South West",
  international: "International",
};
