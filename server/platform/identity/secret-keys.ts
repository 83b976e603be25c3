import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#server/platform/config.ts";

const isThere = (error: unknown) => error instanceof Error && "code" in error && error.code === "EEXIST";

/** Made with the first start, readable for the server's user only. */
async function readKeyFile(path: string) {
  const text = randomBytes(32).toString("base64url");
  await writeFile(path, `${text}\n`, { flag: "wx", mode: 0o600 }).catch((error: unknown) => {
    if (!isThere(error)) throw error;
  });
  return (await readFile(path, "utf8")).trim();
}

/**
 * The keys of the secret box: the setting, else a file beside the embedded database. An external database may have
 * several processes, which could not share a file: without the setting they keep no secrets.
 */
export async function secretKeys({ SECRETS_KEY, DATABASE_URL, data_dir }: Config): Promise<readonly string[]> {
  if (SECRETS_KEY.length || DATABASE_URL) return SECRETS_KEY;
  return [await readKeyFile(join(data_dir, "secrets.key"))];
}
