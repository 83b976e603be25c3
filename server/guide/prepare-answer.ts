import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

type Bodies =
  | { readonly gzip: Buffer; readonly brotli: Buffer }
  /** Compressed in itself. */
  | { readonly plain: Uint8Array };

/** An answer as it is kept: compressed once, in Node's own threads, for all who will read it. */
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

/** Nearly as small as the best, in a fiftieth of its time: somebody waits for it. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const isCompressed = (content_type = "") => /^(image\/(?!svg)|font\/)/.test(content_type);

async function compress(bytes: Uint8Array): Promise<Bodies> {
  const [zipped, brotli] = await Promise.all([promisify(gzip)(bytes), promisify(brotliCompress)(bytes, BROTLI)]);
  return { gzip: zipped, brotli };
}

export async function prepareAnswer(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string | Uint8Array,
): Promise<Prepared> {
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  const bodies = isCompressed(headers["content-type"]) ? { plain: bytes } : await compress(bytes);
  // Weak: the same page in other bytes when it is compressed in another way.
  const etag = `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  return { status, headers, etag, bodies };
}

export const preparedBytes = ({ bodies, headers }: Prepared) =>
  Object.values(bodies).reduce((sum, { byteLength }) => sum + byteLength, 0) +
  2 * Object.entries(headers).join().length;
