import { createHash } from "node:crypto";
import type { Metadata, Sharp } from "sharp";
import { MAX_IMAGE_BYTES } from "#contract/images.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { inImageQueue } from "./image-queue.ts";
import { type ImageType, imageTypeOf } from "./image-type.ts";
import { loadSharp } from "./load-sharp.ts";
import { redrawSvg } from "./redraw-svg.ts";
import { contentTypeOf } from "./storage.ts";

const MAX_IMAGE_PIXELS = 50_000_000;
/** Decoders work line by line: a picture one pixel wide takes a hundred times as long. */
const MAX_UPLOADED_EDGE = 16_384;
const MAX_KEPT_EDGE = 4096;
export const DECODING_SECONDS = 20;

export type AcceptedImage = { key: string; content_type: string; width: number; height: number; bytes: Buffer };

/** Converts an upload to the image we keep: upright, sRGB, limited in size, no metadata. */
export async function acceptImage(upload: Uint8Array): Promise<AcceptedImage> {
  if (upload.byteLength > MAX_IMAGE_BYTES) throw new AppError("image_too_large", "The image is larger than 10 MB.");
  const sent = Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength);
  const type = imageTypeOf(sent);
  const bytes = type === "svg" ? redrawSvg(sent) : sent;
  return inImageQueue(async () => {
    checkHeader(await readHeader(bytes), type);
    return keyed(await clean(bytes, type), KEPT_AS[type].extension);
  });
}

type Kept = { extension: string; encode: (image: Sharp) => Sharp };

const asWebp: Kept = { extension: "webp", encode: (image) => image.webp({ quality: 90 }) };
const asPng: Kept = { extension: "png", encode: (image) => image.png({ compressionLevel: 9 }) };

/** Originals are kept in formats that old browsers and mail programs can show. */
const KEPT_AS: Record<ImageType, Kept> = {
  jpeg: { extension: "jpg", encode: (image) => image.jpeg({ quality: 88, progressive: true }) },
  png: asPng,
  gif: asPng,
  webp: asWebp,
  heif: asWebp,
  svg: asPng,
};

/** Reads only the header: nothing of the claimed size is allocated yet. */
async function readHeader(bytes: Buffer): Promise<Metadata> {
  const sharp = await loadSharp();
  return sharp(bytes, { limitInputPixels: false }).metadata().catch(unreadable);
}

function checkHeader({ format, width, height }: Metadata, type: ImageType): void {
  if (format !== type) unreadable(new Error(`The file begins as ${type} but decodes as ${format}`));
  if (width * height > MAX_IMAGE_PIXELS) {
    throw new AppError("image_too_large", "The image has more than 50 megapixels. Make it smaller and try again.");
  }
  if (Math.max(width, height) > MAX_UPLOADED_EDGE) {
    throw new AppError("image_too_large", "The image has an edge of more than 16,384 pixels. Make it smaller.");
  }
}

// sharp strips metadata and converts to sRGB by default. Warnings are ignored, because many cameras write slightly
// invalid files that every program shows.
async function clean(bytes: Buffer, type: ImageType): Promise<Encoded> {
  const sharp = await loadSharp();
  const image = sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: "error", autoOrient: true })
    .resize({ width: MAX_KEPT_EDGE, height: MAX_KEPT_EDGE, fit: "inside", withoutEnlargement: true })
    .timeout({ seconds: DECODING_SECONDS });
  return KEPT_AS[type].encode(image).toBuffer({ resolveWithObject: true }).catch(tooSlowOrUnreadable);
}

/** sharp reports timeouts only in the message. */
const isTimeout = (error: unknown) => error instanceof Error && error.message.startsWith("timeout:");

function tooSlowOrUnreadable(cause: unknown): never {
  if (!isTimeout(cause)) unreadable(cause);
  throw new AppError("image_too_large", "The image takes too long to read. Make it smaller and try again.", { cause });
}

type Encoded = { data: Buffer; info: { width: number; height: number } };

function keyed({ data, info }: Encoded, extension: string): AcceptedImage {
  const key = `${createHash("sha256").update(data).digest("hex")}.${extension}`;
  return { key, content_type: contentTypeOf(key), width: info.width, height: info.height, bytes: data };
}

function unreadable(cause: unknown): never {
  throw new AppError("image_unreadable", "The image is damaged and cannot be read.", { cause });
}
