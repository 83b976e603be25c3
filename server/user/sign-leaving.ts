import { createHmac, timingSafeEqual } from "node:crypto";

type Person = { readonly id: string; readonly digest_key: string };

const signatureOf = ({ id, digest_key }: Person) =>
  createHmac("sha256", digest_key).update(`leave digest ${id}`).digest("base64url");

/** The unsubscribe token in a person's digests. It allows nothing else and does not expire. */
export const leavingToken = (person: Person) => `${person.id}.${signatureOf(person)}`;

/** The person id in a token, before it is verified. */
export const namedBy = (token: string) => token.split(".", 1)[0] ?? "";

export function isLeaving(person: Person, token: string) {
  const [given, expected] = [Buffer.from(token), Buffer.from(leavingToken(person))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
