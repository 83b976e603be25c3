import { config } from "#admin/api/config.ts";

/** A code's address, as shown to people and as a URL. */
export function addressOf(code: string) {
  const host = config().short_host ?? `go.${window.location.host}`;
  return { host, shown: `${host}/${code}`, url: `${window.location.protocol}//${host}/${code}` };
}
