import { isOriginalKey, VARIANT_FORMATS, VARIANT_WIDTHS, type VariantFormat, variantKey } from "./image-keys.ts";
import type { Storage, StoredFile } from "./storage.ts";

/** `settled`: a later request will not get a better file. */
export type Chosen = StoredFile & { key: string; settled: boolean };

/** The file for `/media/{key}?w={wanted}`: the best variant for this browser, else the original. */
export async function chooseFile(
  storage: Storage,
  key: string,
  wanted: number | undefined,
  accept: string,
): Promise<Chosen | undefined> {
  const formats = wanted === undefined || !isOriginalKey(key) ? [] : acceptedFormats(accept);
  for (const format of formats) {
    const variant = await findVariant(storage, key, wanted ?? 0, format);
    if (variant) return { ...variant, settled: format === formats[0] };
  }
  const original = await storage.get(key);
  return original && { ...original, key, settled: formats.length === 0 };
}

/**
 * The narrowest variant that fills `wanted`, or a narrower one: variants are made widest first, so if the fitting one
 * is missing while a narrower one exists, the original is no wider either.
 */
async function findVariant(storage: Storage, key: string, wanted: number, format: VariantFormat) {
  const fitting = VARIANT_WIDTHS.find((width) => width >= wanted) ?? 1920;
  for (const width of VARIANT_WIDTHS.filter((width) => width <= fitting).toReversed()) {
    const variant = variantKey(key, width, format);
    const file = await storage.get(variant);
    if (file) return { ...file, key: variant };
  }
  return undefined;
}

function acceptedFormats(accept: string): VariantFormat[] {
  const types = accept.split(",").map((entry) => entry.toLowerCase().replaceAll(" ", ""));
  const takes = (format: VariantFormat) =>
    types.some((type) => type.split(";")[0] === `image/${format}` && !/;q=0(\.0*)?$/.test(type));
  return VARIANT_FORMATS.filter(takes);
}

/** A valid width from the query's `w`, else undefined. */
export function wantedWidth(value: unknown): number | undefined {
  return typeof value === "string" && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : undefined;
}
