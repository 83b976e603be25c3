import type { Point } from "./map-model.ts";

/** As people copy it from other maps: latitude, longitude, in digits every language reads. */
export const pointWords = ({ lat, lng }: Point) => `${lat}, ${lng}`;
