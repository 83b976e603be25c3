import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";

type Bodies =
  /** Nearly everybody takes brotli; for the first who does not, the other is made and kept. */
  | { brotli: Buffer; gzip?: Buffer; isBetter?: boolean }
  /** Compressed in itself. */
  | { readonly plain: Uint8Array };

/** An answer as it is kept: compressed in Node's own threads, for all who will read it. */
export type Prepared = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly bodies: Bodies;
  /** The public page that it shows: its views count. */
  readonly page_id?: string | undefined;
  /** The old address that it leads on from: its uses count. */
  readonly former_path?: string | undefined;
  /** Nobody else is likely to ask for it. */
  readonly isFleeting?: boolean;
};

/** Somebody waits for the first; whoever reads it again gets a tenth less, made while nobody waits. */
const [HASTY, BETTER] = [2, 7];
/** Most compressed pages are made in one piece. */
const CHUNK_BYTES = 32_768;
/** Room for all of a page to look back to. Without a word, sixteen times as much is taken for each. */
const [PAGE_WINDOW_BITS, PAGE_BYTES] = [18, 2 ** 18];

async function pack(bytes: Uint8Array, quality: number) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    ...(bytes.byteLength <= PAGE_BYTES && { [constants.BROTLI_PARAM_LGWIN]: PAGE_WINDOW_BITS }),
  };
  const packed = await promisify(brotliCompress)(bytes, { chunkSize: CHUNK_BYTES, params });
  // it lies in its piece, which would be kept with it
  const kept = Buffer.allocUnsafeSlow(packed.byteLength);
  packed.copy(kept);
  return kept;
}
export const unpack = (bytes: Uint8Array) => promisify(brotliDecompress)(bytes);

const isCompressed = (content_type = "") => /^(image\/(?!svg)|font\/)/.test(content_type);

export async function prepareAnswer(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string | Uint8Array,
): Promise<Prepared> {
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  const packed = isCompressed(headers["content-type"]) ? undefined : pack(bytes, HASTY);
  // Weak: the same page in other bytes when it is compressed in another way.
  const etag = `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  return { status, headers, etag, bodies: packed ? { brotli: await packed } : { plain: bytes } };
}

export const canBeBetter = ({ bodies }: Prepared) => "brotli" in bodies && !bodies.isBetter;

/** For what is read again: better bytes. Tried once; if it fails, it stays as it is. */
export async function compressBetter({ bodies }: Prepared) {
  if ("plain" in bodies) return;
  bodies.isBetter = true;
  const better = await unpack(bodies.brotli)
    .then((bytes) => pack(bytes, BETTER))
    .catch(() => bodies.brotli);
  if (better.byteLength < bodies.brotli.byteLength) bodies.brotli = better;
}

/** With brotli the other counts from the beginning, for it may come at any time: it is a fifth larger, or a little more. */
const WITH_GZIP = 2.4;

export const preparedBytes = ({ bodies, headers }: Prepared) =>
  ("plain" in bodies ? bodies.plain.byteLength : WITH_GZIP * bodies.brotli.byteLength) +
  2 * Object.entries(headers).join().length;
