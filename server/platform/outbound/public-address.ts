import { BlockList, isIPv4, isIPv6 } from "node:net";
import { ipv6Groups } from "../http/network.ts";

type Subnet = readonly [net: string, prefix: number];

/** Special-purpose ranges (RFC 6890 and updates): this machine, private networks, unassigned. */
const CLOSED_IPV4: readonly Subnet[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  // carrier-grade NAT; some clouds keep their metadata here
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  // a cloud's platform address, although it looks public
  ["168.63.129.16", 32],
  // link-local; most clouds keep machine metadata here
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];

/** All public IPv6 addresses start like this; loopback, link-local, unique local and multicast do not. */
const GLOBAL_IPV6: Subnet = ["2000::", 3];
const CLOSED_IPV6: readonly Subnet[] = [
  // protocol assignments, including Teredo, which embeds IPv4 addresses
  ["2001::", 23],
  ["2001:db8::", 32],
  // 6to4 embeds any IPv4 address
  ["2002::", 16],
  ["3fff::", 20],
];

const closed = new BlockList();
for (const [net, prefix] of CLOSED_IPV4) closed.addSubnet(net, prefix, "ipv4");
for (const [net, prefix] of CLOSED_IPV6) closed.addSubnet(net, prefix, "ipv6");
const global = new BlockList();
global.addSubnet(...GLOBAL_IPV6, "ipv6");

/** Prefixes of IPv6 addresses that are IPv4 addresses written otherwise: mapped ones, and those of a NAT64. */
const CARRIES_IPV4 = ["0:0:0:0:0:ffff", "64:ff9b:0:0:0:0"];

function carriedIpv4(address: string) {
  const groups = ipv6Groups(address);
  if (!CARRIES_IPV4.includes(groups.slice(0, 6).join(":"))) return undefined;
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}

/** Whether an address is on the public internet: not this machine, not its network, not a cloud's metadata. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, "ipv4");
  // with a zone (`fe80::1%eth0`) it is an address of this link
  if (!isIPv6(address) || address.includes("%")) return false;
  const carried = carriedIpv4(address);
  if (carried) return isPublicAddress(carried);
  return global.check(address, "ipv6") && !closed.check(address, "ipv6");
}
