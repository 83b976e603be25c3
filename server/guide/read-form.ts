import type { FastifyRequest } from "fastify";

const MAX_BYTES = 16 * 1024;

/** The fields of a URL-encoded form, or the status to refuse it with. */
export async function readForm({ raw, headers }: FastifyRequest): Promise<URLSearchParams | 413 | 415> {
  if (!headers["content-type"]?.toLowerCase().startsWith("application/x-www-form-urlencoded")) return 415;
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of raw as AsyncIterable<Buffer>) {
    bytes += piece.byteLength;
    if (bytes > MAX_BYTES) return 413;
    pieces.push(piece);
  }
  return new URLSearchParams(Buffer.concat(pieces).toString());
}

/** Whether a page of this host sent the form. Browsers send one of two headers; other clients send neither. */
export function isFromHere({ headers, host }: FastifyRequest): boolean {
  const { origin, "sec-fetch-site": site } = headers;
  if (origin === undefined) return site === undefined || site === "same-origin";
  try {
    return new URL(origin).host === host.toLowerCase();
  } catch {
    return false;
  }
}
