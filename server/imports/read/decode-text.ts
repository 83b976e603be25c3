import { isUtf8 } from "node:buffer";
import type { Encoding } from "#contract/imports.ts";
import { decoderFor } from "./decode-bytes.ts";
import { guessEncoding } from "./guess-encoding.ts";
import { unreadable } from "./unreadable-file.ts";

const SLICE = 16 * 1024;
const SAMPLE = 64 * 1024;
const HEAD = 4096;

/** Detects UTF-16 without a byte order mark by the zero bytes of its Latin letters. */
function zerosOf(head: Uint8Array) {
  const zeros = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const share = (count = 0) => count / Math.max(1, head.length / 2);
  return { even: share(zeros[0]), odd: share(zeros[1]) };
}

/** Text that is not valid UTF-8 is in an older encoding, which its letters tell. */
export function encodingOf(bytes: Uint8Array): Encoding {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return "utf-16le";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  const { even, odd } = zerosOf(bytes.subarray(0, HEAD));
  if (odd > 0.3 && even < 0.1) return "utf-16le";
  if (even > 0.3 && odd < 0.1) return "utf-16be";
  return isUtf8(bytes) ? "utf-8" : guessEncoding(bytes);
}

/** Decodes the file in pieces, without its byte order mark. */
export function* decodeText(bytes: Uint8Array, encoding: Encoding): Generator<string> {
  const decode = decoderFor(encoding);
  for (let at = 0; at < bytes.length; at += SLICE) {
    const end = Math.min(bytes.length, at + SLICE);
    // PostgreSQL cannot store the character 0.
    yield decode(bytes.subarray(at, end), { stream: end < bytes.length }).replaceAll("\0", "\uFFFD");
  }
}

/** The beginning of the text, for guessing formats. */
export const headOf = (bytes: Uint8Array, encoding: Encoding) =>
  decoderFor(encoding)(bytes.subarray(0, SAMPLE), { stream: true });

/** Signatures of PDF and images. */
const NO_TEXT = ["%PDF", "\u0089PNG", "GIF8", "\u00ff\u00d8\u00ff"];

/** Rejects images and other binary files before any parsing. */
export function requireText(bytes: Uint8Array, encoding: Encoding) {
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  if (NO_TEXT.some((mark) => start.startsWith(mark)) || headOf(bytes, encoding).includes("\0"))
    throw unreadable("This is not a table or text file");
}
