import type { Readable } from "node:stream";

/** The image store. Keys are flat names; the extension determines the content type. */
export type Storage = {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The caller must read `body` to its end or destroy it. */
  get(key: string): Promise<StoredFile | undefined>;
  has(key: string): Promise<boolean>;
  /** Idempotent: a missing key is not an error. */
  remove(key: string): Promise<void>;
  list(prefix?: string): AsyncIterable<string>;
};

export type StoredFile = { body: Readable; contentType: string; size: number };

const CONTENT_TYPES: Record<string, string> = {
  avif: "image/avif",
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
};

// Lower case only, so that two keys never become one file on a case-insensitive disk.
const STORAGE_KEY = /^[a-z0-9]{2}[a-z0-9_-]{0,150}\.[a-z0-9]{1,8}$/;

export function isStorageKey(key: string): boolean {
  return STORAGE_KEY.test(key);
}

/** Rejects keys that could escape the store's folder or collide. */
export function assertStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new Error(`Not a storage key: ${JSON.stringify(key)}`);
}

export function contentTypeOf(key: string): string {
  const type = CONTENT_TYPES[key.slice(key.lastIndexOf(".") + 1)];
  if (type === undefined) throw new Error(`No content type is known for ${JSON.stringify(key)}`);
  return type;
}

/** The folder store keeps no content type, so both stores require that the extension matches it. */
export function assertStorable(key: string, contentType: string): void {
  assertStorageKey(key);
  if (contentTypeOf(key) !== contentType) throw new Error(`${contentType} does not belong under the key ${key}`);
}
