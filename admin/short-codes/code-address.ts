import { config } from "#admin/api/config.ts";

/** Where a code is scanned, as people read it and as browsers open it. */
export function addressOf(code: string) {
  const host = config().short_host ?? `go.${window.location.host}`;
  return { host, shown: `${host}/${code}`, url: `${window.location.protocol}//${host}/${code}` };
}
