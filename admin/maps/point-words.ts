import type { Point } from "./map-model.ts";

/** Latitude, longitude, as other maps show it; Latin digits in every language. */
export const pointWords = ({ lat, lng }: Point) => `${lat}, ${lng}`;
