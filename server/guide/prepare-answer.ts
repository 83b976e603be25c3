import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";

type Bodies =
  /** Nearly every client accepts brotli; gzip is made for the first who does not, and kept. */
  | { brotli: Buffer; gzip?: Buffer; isBetter?: boolean }
  /** Already compressed. */
  | { readonly plain: Uint8Array };

/** A cached response, compressed once in Node's thread pool. */
export type Prepared = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly bodies: Bodies;
  /** The public page shown, for counting its views. */
  readonly page_id?: string | undefined;
  /** The old address that it redirects from, for counting its uses. */
  readonly former_path?: string | undefined;
  /** Unlikely to be requested again. */
  readonly isFleeting?: boolean;
};

/** Brotli levels: fast while a reader waits, then a tenth smaller in the background if it is read again. */
const [HASTY, BETTER] = [2, 7];
/** Most compressed pages fit into one chunk. */
const CHUNK_BYTES = 32_768;
/** A window large enough for a whole page. The default takes sixteen times the memory for each. */
const [PAGE_WINDOW_BITS, PAGE_BYTES] = [18, 2 ** 18];

async function pack(bytes: Uint8Array, quality: number) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    ...(bytes.byteLength <= PAGE_BYTES && { [constants.BROTLI_PARAM_LGWIN]: PAGE_WINDOW_BITS }),
  };
  const packed = await promisify(brotliCompress)(bytes, { chunkSize: CHUNK_BYTES, params });
  // copied, because a slice would keep the whole chunk alive
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
  // Weak: the bytes differ between compressions of the same page.
  const etag = `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  return { status, headers, etag, bodies: packed ? { brotli: await packed } : { plain: bytes } };
}

export const canBeBetter = ({ bodies }: Prepared) => "brotli" in bodies && !bodies.isBetter;

/** Recompresses what is read again. Tried once; on failure it stays as it is. */
export async function compressBetter({ bodies }: Prepared) {
  if ("plain" in bodies) return;
  bodies.isBetter = true;
  const better = await unpack(bodies.brotli)
    .then((bytes) => pack(bytes, BETTER))
    .catch(() => bodies.brotli);
  if (better.byteLength < bodies.brotli.byteLength) bodies.brotli = better;
}

/**
 * Reserves space for gzip from the start, since it may be added later: it is a fifth larger than brotli, or a little
 * more.
 */
const WITH_GZIP = 2.4;

export const preparedBytes = ({ bodies, headers }: Prepared) =>
  ("plain" in bodies ? bodies.plain.byteLength : WITH_GZIP * bodies.brotli.byteLength) +
  2 * Object.entries(headers).join().length;
