import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { AppError } from "#server/platform/http/errors.ts";

const VERSION = 1;
const ID_BYTES = 4;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + ID_BYTES + IV_BYTES + TAG_BYTES;

type Key = { readonly id: Buffer; readonly bytes: Buffer };

/** The setting is long random text, so HKDF is enough; a slow function is for passwords. */
function deriveKey(text: string): Key {
  const derive = (purpose: string, length: number) => Buffer.from(hkdfSync("sha256", text, "", purpose, length));
  return { id: derive("guidepost secret box: id", ID_BYTES), bytes: derive("guidepost secret box: AES-256-GCM", 32) };
}

const missing = () =>
  new AppError("secrets_key_missing", "This server has no key for secrets. Its operator has to set SECRETS_KEY first.");

/**
 * Encrypts secrets that the database keeps: AES-256-GCM under the first key, decrypted with whichever of the keys they
 * name. `place` says whose secret of which kind it is ("authenticator 0198…"): a copy in another row does not open.
 */
export function createSecretBox(texts: readonly string[]) {
  const keys = texts.map(deriveKey);
  const keyOf = (sealed: Uint8Array) => keys.find(({ id }) => id.equals(sealed.subarray(1, 1 + ID_BYTES)));

  const isCurrent = (sealed: Uint8Array) => keys[0] !== undefined && keyOf(sealed) === keys[0];

  function seal(secret: string, place: string): Buffer {
    const [key] = keys;
    if (!key) throw missing();
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv("aes-256-gcm", key.bytes, iv).setAAD(Buffer.from(place));
    const text = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
    return Buffer.concat([Buffer.of(VERSION), key.id, iv, cipher.getAuthTag(), text]);
  }

  /** Throws if the secret was changed or moved, or its key is no longer among the settings. */
  function open(sealed: Uint8Array, place: string): string {
    const key = keyOf(sealed);
    if (!keys.length) throw missing();
    if (sealed[0] !== VERSION || !key) throw new Error(`The key for a secret is not in SECRETS_KEY: ${place}`);
    const iv = sealed.subarray(1 + ID_BYTES, HEAD_BYTES - TAG_BYTES);
    const tag = sealed.subarray(HEAD_BYTES - TAG_BYTES, HEAD_BYTES);
    const decipher = createDecipheriv("aes-256-gcm", key.bytes, iv, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(place)).setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES)), decipher.final()]).toString("utf8");
  }

  return {
    /** Throws `secrets_key_missing` if nothing can be sealed: call it before asking people for anything. */
    requireKey(): void {
      if (!keys.length) throw missing();
    },

    seal,

    open,

    /** Whether it is sealed with the first key; if not, seal it again, so that the old key can go. */
    isCurrent,

    /** Sealed with the first key, to be stored instead; undefined if it already is, or does not open. */
    renew(sealed: Uint8Array, place: string): Buffer | undefined {
      if (isCurrent(sealed)) return undefined;
      try {
        return seal(open(sealed, place), place);
      } catch {
        return undefined;
      }
    },
  };
}
export type SecretBox = ReturnType<typeof createSecretBox>;
