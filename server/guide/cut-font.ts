import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "#server/platform/process/root.ts";

/** HarfBuzz compiled for subsetting: objects are pointers into its memory. */
type Cutter = {
  readonly memory: WebAssembly.Memory;
  readonly _initialize: () => void;
  readonly malloc: (length: number) => number;
  readonly hb_blob_create: (
    ...options: [data: number, length: number, mode: number, user: number, destroy: number]
  ) => number;
  readonly hb_blob_get_data: (blob: number, length: number) => number;
  readonly hb_blob_get_length: (blob: number) => number;
  readonly hb_face_create: (blob: number, index: number) => number;
  readonly hb_face_reference_blob: (face: number) => number;
  readonly hb_set_add: (set: number, value: number) => void;
  readonly hb_subset_input_create_or_fail: () => number;
  readonly hb_subset_input_unicode_set: (input: number) => number;
  readonly hb_subset_input_set_flags: (input: number, flags: number) => void;
  readonly hb_subset_or_fail: (face: number, input: number) => number;
};

const PROGRAM = join(ROOT, "node_modules/harfbuzzjs/dist/harfbuzz-subset.wasm");
const [WRITABLE, NO_HINTS] = [2, 1];

async function openCutter() {
  const { instance } = await WebAssembly.instantiate(await readFile(PROGRAM));
  const cutter = instance.exports as unknown as Cutter;
  cutter._initialize();
  return cutter;
}

/**
 * Subsets a font to the letters of a text. Allocations are not freed one by one: the whole memory is dropped
 * afterwards.
 */
export async function cutFont(font: Uint8Array, text: string) {
  const cutter = await openCutter();
  const at = cutter.malloc(font.byteLength);
  new Uint8Array(cutter.memory.buffer).set(font, at);
  const face = cutter.hb_face_create(cutter.hb_blob_create(at, font.byteLength, WRITABLE, 0, 0), 0);
  const input = cutter.hb_subset_input_create_or_fail();
  cutter.hb_subset_input_set_flags(input, NO_HINTS);
  const letters = cutter.hb_subset_input_unicode_set(input);
  for (const letter of text) cutter.hb_set_add(letters, letter.codePointAt(0) ?? 0);
  const cut = cutter.hb_subset_or_fail(face, input);
  if (cut === 0) throw new Error("The font cannot be cut");
  const blob = cutter.hb_face_reference_blob(cut);
  const from = cutter.hb_blob_get_data(blob, 0);
  return Buffer.from(new Uint8Array(cutter.memory.buffer, from, cutter.hb_blob_get_length(blob)));
}
