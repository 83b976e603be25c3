/** Colours that are easy to tell apart, with enough contrast for white text. */
export const SWATCHES = {
  green: "#15803d",
  teal: "#0f766e",
  blue: "#1d4ed8",
  indigo: "#4338ca",
  violet: "#7e22ce",
  pink: "#be185d",
  red: "#b91c1c",
  orange: "#c2410c",
  brown: "#854d0e",
  gray: "#4b5563",
} as const;

export const SWATCH_NAMES = Object.keys(SWATCHES) as (keyof typeof SWATCHES)[];
