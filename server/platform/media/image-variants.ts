import { buffer } from "node:stream/consumers";
import type { Sharp } from "sharp";
import type { Jobs } from "#server/platform/workers/jobs.ts";
import { loadSharp } from "./load-sharp.ts";
import { inImageQueue } from "./image-queue.ts";
import { DECODING_SECONDS } from "./images.ts";
import { VARIANT_FORMATS, type VariantFormat, variantKey, type VariantWidth, variantWidthsFor } from "./image-keys.ts";
import { contentTypeOf, type Storage } from "./storage.ts";

const ENCODE: Record<VariantFormat, (image: Sharp) => Sharp> = {
  // Effort 4 takes fourteen times as long and saves a tenth of the bytes.
  avif: (image) => image.avif({ quality: 55, effort: 2 }),
  webp: (image) => image.webp({ quality: 78 }),
};

/**
 * Makes the missing variants of an original and returns their keys. One at a time to save memory; widest first, so
 * that a narrow one in the store means that every wider one exists (`/media/{key}?w=` relies on it).
 */
export async function makeVariants(storage: Storage, key: string): Promise<string[]> {
  const original = await storage.get(key);
  if (!original) return []; // removed before the job ran
  const bytes = await buffer(original.body);
  const sharp = await loadSharp();
  const { width } = await inImageQueue(() => sharp(bytes).metadata(), { isJob: true });

  const made: string[] = [];
  for (const step of variantWidthsFor(width)) {
    for (const format of VARIANT_FORMATS) {
      const variant = variantKey(key, step, format);
      if (await storage.has(variant)) continue;
      await storage.put(variant, await encodeVariant(bytes, step, format), contentTypeOf(variant));
      made.push(variant);
    }
  }
  return made;
}

async function encodeVariant(bytes: Buffer, width: VariantWidth, format: VariantFormat): Promise<Buffer> {
  const sharp = await loadSharp();
  const image = sharp(bytes).resize({ width, withoutEnlargement: true }).timeout({ seconds: DECODING_SECONDS });
  return inImageQueue(() => ENCODE[format](image).toBuffer(), { isJob: true });
}

/** Serialised: however many images are uploaded, they never hold up an import or a mail. */
export const queueVariants = (jobs: Pick<Jobs, "add">, key: string) =>
  jobs.add("make_image_variants", { key }, { key: `variants:${key}`, queue: "image_variants" });
