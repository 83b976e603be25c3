import { createHash, createHmac, pbkdf2Sync, randomBytes } from "node:crypto";

const ITERATIONS = 4096;
const hmac = (key: Buffer, text: string) => createHmac("sha256", key).update(text).digest();

/**
 * The verifier that PostgreSQL stores for a password (RFC 5803): sent instead, so that no server log shows the
 * password.
 */
export function scramVerifier(password: string, salt = randomBytes(16)) {
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, "sha256");
  const stored = createHash("sha256").update(hmac(salted, "Client Key")).digest("base64");
  const server = hmac(salted, "Server Key").toString("base64");
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString("base64")}$${stored}:${server}`;
}
