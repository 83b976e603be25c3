import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";
const SECRET_BYTES = 32;

export const newSecret = () => PREFIX + randomBytes(SECRET_BYTES).toString("base64");

const keyOf = (secret: string) => Buffer.from(secret.slice(PREFIX.length), "base64");

const signatureOf = (secret: string, signed: string) =>
  `v1,${createHmac("sha256", keyOf(secret)).update(signed).digest("base64")}`;

type Signed = { readonly event_id: string; readonly body: string; readonly secrets: readonly string[] };

/**
 * The headers of Standard Webhooks (standardwebhooks.com), so that receivers can use its libraries. The signature
 * includes the time, so a recorded delivery cannot be replayed later.
 */
export function signedHeaders({ event_id, body, secrets }: Signed, now = Date.now()) {
  const timestamp = String(Math.floor(now / 1000));
  const signed = `${event_id}.${timestamp}.${body}`;
  return {
    "webhook-id": event_id,
    "webhook-timestamp": timestamp,
    "webhook-signature": secrets.map((secret) => signatureOf(secret, signed)).join(" "),
  };
}
