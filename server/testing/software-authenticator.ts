import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import type { CreationOptions, NewCredential, RequestOptions, SignedChallenge } from "#contract/passkeys.ts";

type Value = number | string | Uint8Array | ReadonlyMap<number | string, Value>;

const head = (major: number, size: number) =>
  size < 24
    ? Buffer.of((major << 5) | size)
    : size < 256
      ? Buffer.of((major << 5) | 24, size)
      : Buffer.of((major << 5) | 25, size >> 8, size & 255);

/** As much of CBOR as authenticators write. */
function cbor(value: Value): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const parts = [...value].flatMap(([key, one]) => [cbor(key), cbor(one)]);
  return Buffer.concat([head(5, value.size), ...parts]);
}

const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest();
const b64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

const FLAGS = { present: 1, verified: 4, may_sync: 8, synced: 16, has_key: 64 };

type Kept = { readonly id: Buffer; readonly rp_id: string; readonly handle: string; readonly key: KeyObject };
type Behaviour = {
  /** Where the browser is. */
  origin: string;
  /** Whether its person shows a finger or enters a PIN. */
  verifies: boolean;
  /** Of the next signature; 0 stays 0, as with synced passkeys. */
  counter: number;
  synced: boolean;
  /** What the site may use it for, which honest browsers take from the address. */
  rp_id?: string;
};

/** A browser with a device that keeps passkeys, in this process. Real keys, real signatures. */
export function createAuthenticator(overrides: Partial<Behaviour> = {}) {
  const behaviour: Behaviour = {
    origin: "http://localhost:3000",
    verifies: true,
    counter: 0,
    synced: false,
    ...overrides,
  };
  const passkeys: Kept[] = [];

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: behaviour.origin, crossOrigin: false }));

  const authData = (rp_id: string, more: number, tail: Uint8Array = Buffer.alloc(0)) => {
    const { verifies, synced, counter } = behaviour;
    const flags = FLAGS.present | (verifies ? FLAGS.verified : 0) | (synced ? FLAGS.may_sync | FLAGS.synced : 0) | more;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    if (counter) behaviour.counter += 1;
    return Buffer.concat([sha256(behaviour.rp_id ?? rp_id), Buffer.of(flags), count, tail]);
  };

  return {
    behaviour,
    passkeys,

    create({ challenge, rp, user }: CreationOptions): NewCredential {
      const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
      const { x = "", y = "" } = publicKey.export({ format: "jwk" });
      const id = randomBytes(32);
      const cose = cbor(
        new Map<number, Value>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, "base64url")],
          [-3, Buffer.from(y, "base64url")],
        ]),
      );
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, cose]);
      const attestation = cbor(
        new Map<string, Value>([
          ["fmt", "none"],
          ["attStmt", new Map()],
          ["authData", authData(rp.id, FLAGS.has_key, attested)],
        ]),
      );
      passkeys.push({ id, rp_id: rp.id, handle: user.id, key: privateKey });
      return {
        id: b64(id),
        rawId: b64(id),
        type: "public-key",
        response: {
          clientDataJSON: b64(clientData("webauthn.create", challenge)),
          attestationObject: b64(attestation),
          transports: ["internal"],
        },
      };
    },

    /** With the newest passkey, unless another is named. */
    get({ challenge, rpId }: RequestOptions, passkey = passkeys.at(-1)): SignedChallenge {
      if (!passkey) throw new Error("this authenticator has no passkey yet");
      const data = authData(rpId, 0);
      const client = clientData("webauthn.get", challenge);
      return {
        id: b64(passkey.id),
        rawId: b64(passkey.id),
        type: "public-key",
        response: {
          clientDataJSON: b64(client),
          authenticatorData: b64(data),
          signature: b64(sign("sha256", Buffer.concat([data, sha256(client)]), passkey.key)),
          userHandle: passkey.handle,
        },
      };
    },
  };
}
export type Authenticator = ReturnType<typeof createAuthenticator>;
