import { isUtf8 } from "node:buffer";
import { AppError } from "#server/platform/http/errors.ts";

const SLICE = 16 * 1024;
const SAMPLE = 64 * 1024;
const HEAD = 4096;

export const unreadable = (message: string) => new AppError("file_unreadable", message, { fields: { file: message } });

/** Detects UTF-16 without a byte order mark by the zero bytes of its Latin letters. */
function zerosOf(head: Uint8Array) {
  const zeros = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const share = (count = 0) => count / Math.max(1, head.length / 2);
  return { even: share(zeros[0]), odd: share(zeros[1]) };
}

/** Text that is not valid UTF-8 is taken for Windows-1252, which old spreadsheets write. */
export function encodingOf(bytes: Uint8Array) {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return "utf-16le";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  const { even, odd } = zerosOf(bytes.subarray(0, HEAD));
  if (odd > 0.3 && even < 0.1) return "utf-16le";
  if (even > 0.3 && odd < 0.1) return "utf-16be";
  return isUtf8(bytes) ? "utf-8" : "windows-1252";
}

/** Windows-1252 characters 80 to 9F, which are control characters in Latin-1. */
const WINDOWS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

/** Some versions of Node decode Windows-1252 as Latin-1 and lose quotation marks. */
const fromWindows = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    .toString("latin1")
    .replaceAll(/[\u0080-\u009F]/g, (letter) => WINDOWS[letter.charCodeAt(0) - 0x80] ?? letter);

function decoderOf(bytes: Uint8Array): (piece: Uint8Array, options: { stream: boolean }) => string {
  const encoding = encodingOf(bytes);
  if (encoding === "windows-1252") return fromWindows;
  const decoder = new TextDecoder(encoding);
  return (piece, options) => decoder.decode(piece, options);
}

/** Decodes the file in pieces, without its byte order mark. */
export function* decodeText(bytes: Uint8Array): Generator<string> {
  const decode = decoderOf(bytes);
  for (let at = 0; at < bytes.length; at += SLICE) {
    const end = Math.min(bytes.length, at + SLICE);
    // PostgreSQL cannot store the character 0.
    yield decode(bytes.subarray(at, end), { stream: end < bytes.length }).replaceAll("\0", "\uFFFD");
  }
}

/** The beginning of the text, for guessing formats. */
export const headOf = (bytes: Uint8Array) => decoderOf(bytes)(bytes.subarray(0, SAMPLE), { stream: true });

/** Signatures of zip (including workbooks), PDF, images and old workbooks. */
const NO_TEXT = ["PK\u0003\u0004", "%PDF", "\u0089PNG", "GIF8", "\u00ff\u00d8\u00ff", "\u00d0\u00cf\u0011\u00e0"];

/** Rejects workbooks and images before any parsing. */
export function requireText(bytes: Uint8Array) {
  if (!bytes.length) throw unreadable("The file is empty");
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  if (NO_TEXT.some((mark) => start.startsWith(mark)))
    throw unreadable("This is a spreadsheet or another binary file: save it as CSV first");
  if (headOf(bytes).includes("\0")) throw unreadable("This is not a text file");
}
