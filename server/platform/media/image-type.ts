import { AppError } from "#server/platform/http/errors.ts";

/** Accepted upload types, by sharp's decoder names. */
export type ImageType = "jpeg" | "png" | "webp" | "gif" | "heif" | "svg";

/**
 * Detects the type from the first bytes, before any decoder sees the file, so that decoders for PDF and the like are
 * unreachable; the SVG decoder only sees the output of `redrawSvg`.
 */
export function imageTypeOf(bytes: Buffer): ImageType {
  const type = sniff(bytes);
  if (type) return type;
  if (bytes.length === 0) throw new AppError("image_unreadable", "The file is empty.");
  const message = "This type of file is not accepted. Use a JPEG, PNG, WebP, AVIF, GIF or SVG image.";
  throw new AppError("image_type_not_supported", message);
}

function sniff(bytes: Buffer): ImageType | undefined {
  const head = bytes.toString("latin1", 0, 64);
  if (head.startsWith("\xff\xd8\xff")) return "jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (head.startsWith("GIF87a") || head.startsWith("GIF89a")) return "gif";
  if (head.startsWith("RIFF") && head.startsWith("WEBP", 8)) return "webp";
  if (head.startsWith("ftyp", 4) && isAvif(bytes, head)) return "heif";
  return looksLikeSvg(bytes) ? "svg" : undefined;
}

/** HEIC shares AVIF's container; the brands in its first box distinguish them. */
function isAvif(bytes: Buffer, head: string): boolean {
  return head.slice(8, bytes.readUInt32BE(0)).includes("avif");
}

function looksLikeSvg(bytes: Buffer): boolean {
  return bytes.toString("latin1", 0, 4096).toLowerCase().includes("<svg");
}
