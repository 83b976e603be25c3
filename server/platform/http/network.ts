import { isIPv6 } from "node:net";

const GROUPS = 8;
const GROUPS_OF_NETWORK = 4;

/** The eight groups of an IPv6 address, each in its shortest form. */
export function ipv6Groups(address: string): string[] {
  // The URL parser normalises every spelling.
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const [before, after] = [head, tail ?? ""].map((part) => part.split(":").filter(Boolean)) as [string[], string[]];
  return [...before, ...Array.from({ length: GROUPS - before.length - after.length }, () => "0"), ...after];
}

/** `::ffff:203.0.113.9`: an IPv4 caller on a dual-stack socket. */
function mappedIpv4(groups: readonly string[]): string | undefined {
  if (groups.slice(0, 6).join(":") !== "0:0:0:0:0:ffff") return undefined;
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}

/**
 * Rate limits treat these callers as one: an IPv4 address, or an IPv6 /64, which one household or machine has to
 * itself.
 */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const [plain = ""] = address.split("%");
  if (!isIPv6(plain)) return plain;
  const groups = ipv6Groups(plain);
  return mappedIpv4(groups) ?? `${groups.slice(0, GROUPS_OF_NETWORK).join(":")}::/64`;
}
