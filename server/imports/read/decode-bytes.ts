import type { Encoding } from "#contract/imports.ts";

/** Windows-1252 characters 80 to 9F, which are control characters in Latin-1. */
const WINDOWS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

/** Some versions of Node decode Windows-1252 as Latin-1 and lose quotation marks. */
const fromWindows = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    .toString("latin1")
    .replaceAll(/[\u0080-\u009F]/g, (letter) => WINDOWS[letter.charCodeAt(0) - 0x80] ?? letter);

type Decode = (piece: Uint8Array, options: { stream: boolean }) => string;

export function decoderFor(encoding: Encoding): Decode {
  if (encoding === "windows-1252") return fromWindows;
  const decoder = new TextDecoder(encoding);
  return (piece, options) => decoder.decode(piece, options);
}
