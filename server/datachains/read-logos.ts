import { buffer } from "node:stream/consumers";
import { chooseFile } from "#server/platform/media/media-negotiation.ts";
import type { Storage } from "#server/platform/media/storage.ts";

/** Total limit. A logo that exceeds it is skipped, and its badge shows a glyph. */
const MAX_LOGO_BYTES = 12 * 1024 * 1024;
/** Sharp in print, where the largest logo is 5 cm wide. */
const LOGO_PIXELS = 512;

/** Logo files of organizations, by key. */
export async function readLogos(storage: Storage, organizations: readonly { readonly logo_key: string | null }[]) {
  const logos = new Map<string, Uint8Array>();
  let room = MAX_LOGO_BYTES;
  for (const key of new Set(organizations.flatMap(({ logo_key }) => logo_key ?? []))) {
    const file = await chooseFile(storage, key, LOGO_PIXELS, "image/webp");
    if (!file) continue;
    const bytes = await buffer(file.body);
    room -= bytes.byteLength;
    if (room < 0) break;
    logos.set(key, bytes);
  }
  return logos;
}
