import { buffer } from "node:stream/consumers";
import { inImageQueue } from "./image-queue.ts";
import { DECODING_SECONDS } from "./images.ts";
import { loadSharp } from "./load-sharp.ts";
import type { Storage } from "./storage.ts";

/** A stored image as a JPEG within a square; undefined if it is gone. */
export async function shrinkImage(storage: Storage, key: string, edge: number): Promise<Buffer | undefined> {
  const original = await storage.get(key);
  if (!original) return undefined;
  const bytes = await buffer(original.body);
  const sharp = await loadSharp();
  return inImageQueue(() =>
    sharp(bytes)
      .resize({ width: edge, height: edge, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#fff" })
      .timeout({ seconds: DECODING_SECONDS })
      .jpeg({ quality: 80 })
      .toBuffer(),
  );
}
