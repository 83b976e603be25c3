import { Resolver } from "node:dns/promises";
import type { Config } from "../config.ts";

/** Enough for a slow name server, short enough for people to wait. */
const PATIENCE = { timeout: 1500, tries: 2 };

/** Uses the configured name servers, else the machine's own. */
export function createResolver({ dns_servers }: Pick<Config, "dns_servers">) {
  const resolver = new Resolver(PATIENCE);
  if (dns_servers.length) resolver.setServers(dns_servers);
  return resolver;
}
