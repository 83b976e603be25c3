import { expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";

test.each([
  ["this machine", "127.0.0.1"],
  ["this machine, another loopback address", "127.8.9.10"],
  ["the unspecified address", "0.0.0.0"],
  ["a private network", "10.1.2.3"],
  ["a private network", "172.16.0.1"],
  ["a private network", "172.31.255.254"],
  ["a private network", "192.168.1.1"],
  ["a provider's network", "100.64.0.1"],
  ["a cloud's metadata", "169.254.169.254"],
  ["another cloud's metadata", "100.100.100.200"],
  ["a third cloud's metadata", "192.0.0.192"],
  ["a fourth cloud's platform", "168.63.129.16"],
  ["a documentation address", "203.0.113.9"],
  ["a test network", "198.18.0.1"],
  ["multicast", "224.0.0.1"],
  ["broadcast", "255.255.255.255"],
  ["this machine in IPv6", "::1"],
  ["the unspecified address in IPv6", "::"],
  ["a link-local address", "fe80::1"],
  ["a link-local address with a zone", "fe80::1%eth0"],
  ["a public address with a zone", "2606:4700::1111%eth0"],
  ["a deprecated site-local address", "fec0::1"],
  ["a private network in IPv6", "fd00:ec2::254"],
  ["multicast in IPv6", "ff02::1"],
  ["a documentation address in IPv6", "2001:db8::1"],
  ["this machine, mapped", "::ffff:127.0.0.1"],
  ["this machine, mapped, in hexadecimal", "::ffff:7f00:1"],
  ["a cloud's metadata, mapped", "::ffff:a9fe:a9fe"],
  ["this machine through NAT64", "64:ff9b::7f00:1"],
  ["a private network through NAT64", "64:ff9b::10.0.0.1"],
  ["a private NAT64", "64:ff9b:1::8.8.8.8"],
  ["this machine, IPv4-compatible", "::127.0.0.1"],
  ["this machine through 6to4", "2002:7f00:1::"],
  ["this machine through Teredo", "2001:0:7f00:1::"],
  ["a name", "example.org"],
  ["an empty string", ""],
])("%s is not public: %s", (_what, address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  "8.8.8.8",
  "172.32.0.1",
  "100.128.0.1",
  "192.169.0.1",
  "2606:4700::1111",
  "::ffff:8.8.8.8",
  "64:ff9b::808:808",
])("%s is public", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});
