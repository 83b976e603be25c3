import { withoutEndSlash } from "#admin/paths.ts";
import type { PublicConfig } from "#contract/config.ts";

let current: PublicConfig = { api_base: "" };

/** The public configuration, loaded at start. */
export const config = (): PublicConfig => current;

export const setConfig = (next: PublicConfig) => {
  current = { ...next, api_base: withoutEndSlash(next.api_base) };
};

/** Without a mail server, mails are written to files on the server. */
export const sendsMail = () => config().sends_mail !== false;

/** Loaded at run time from beside the built files, so that one build works anywhere and with any API. */
export async function loadConfig() {
  const url = new URL(`${import.meta.env.BASE_URL}config.json`, document.baseURI);
  const reply = await fetch(url, { cache: "no-cache" });
  if (!reply.ok) throw new Error(`config.json answered ${reply.status}`);
  const data = (await reply.json()) as Partial<PublicConfig> | null;
  if (typeof data?.api_base !== "string") throw new Error("config.json names no api_base");
  setConfig({ ...data, api_base: data.api_base });
}
