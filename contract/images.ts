/** Largest upload of a picture. */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
/** An SVG is rewritten element by element, so it has to be smaller. */
export const MAX_SVG_BYTES = 512 * 1024;
