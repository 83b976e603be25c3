/** The widths that the guide requests. */
export const VARIANT_WIDTHS = [320, 640, 1280, 1920] as const;
export type VariantWidth = (typeof VARIANT_WIDTHS)[number];

/** Best first, in case a browser accepts both. */
export const VARIANT_FORMATS = ["avif", "webp"] as const;
export type VariantFormat = (typeof VARIANT_FORMATS)[number];

const ORIGINAL_EXTENSIONS = ["jpg", "png", "webp"];
const ORIGINAL = /^[0-9a-f]{64}\.(jpg|png|webp)$/;
const VARIANT = /^[0-9a-f]{64}-(320|640|1280|1920)\.(avif|webp)$/;

export function isOriginalKey(key: string): boolean {
  return ORIGINAL.test(key);
}

export function isImageKey(key: string): boolean {
  return ORIGINAL.test(key) || VARIANT.test(key);
}

export function variantKey(key: string, width: VariantWidth, format: VariantFormat): string {
  if (!isOriginalKey(key)) throw new Error(`Not the key of an original image: ${JSON.stringify(key)}`);
  return `${key.slice(0, key.indexOf("."))}-${width}.${format}`;
}

/** Every variant an original may have. */
export const variantKeysOf = (key: string) =>
  VARIANT_WIDTHS.flatMap((width) => VARIANT_FORMATS.map((format) => variantKey(key, width, format)));

/** The possible originals of a key: itself, or for a variant, whose key has lost the extension, one in any format. */
export const originalKeysOf = (key: string) =>
  isOriginalKey(key) ? [key] : ORIGINAL_EXTENSIONS.map((extension) => `${key.slice(0, 64)}.${extension}`);

/**
 * The variants worth making, widest first: every width below the original's, and the next one up, which has the
 * original's pixels in a smaller format.
 */
export function variantWidthsFor(originalWidth: number): VariantWidth[] {
  const next = VARIANT_WIDTHS.find((width) => width >= originalWidth) ?? 1920;
  return VARIANT_WIDTHS.filter((width) => width <= next).toReversed();
}
