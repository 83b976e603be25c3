import { expect, test } from "vitest";
import type { PublicConfig } from "#contract/config.ts";
import { knownHostsPolicy } from "./known-hosts.ts";

const HERE = new URL(document.baseURI).origin;
const tiles = {
  kind: "raster",
  url: "https://tiles.example.org/{z}/{x}/{y}.png",
  attribution: "",
  max_zoom: 19,
} as const;

test.each<[string, PublicConfig, string]>([
  ["nobody but our own host", { api_base: "" }, "connect-src 'self'; img-src 'self' data: blob:"],
  [
    "the API's host, which also has the images",
    { api_base: "https://api.example.org/base/" },
    "connect-src 'self' https://api.example.org; img-src 'self' data: blob: https://api.example.org",
  ],
  [
    "the host of the tiles for images alone",
    { api_base: "", map: tiles },
    "connect-src 'self'; img-src 'self' data: blob: https://tiles.example.org",
  ],
  [
    "whom errors are reported to, without the key",
    { api_base: "", sentry_dsn: "https://key@errors.example.org/7" },
    "connect-src 'self' https://errors.example.org; img-src 'self' data: blob:",
  ],
  [
    "the host of a file of vector tiles",
    { api_base: "", map: { kind: "pmtiles", url: "/maps/city.pmtiles", attribution: "" } },
    `connect-src 'self' ${HERE}; img-src 'self' data: blob:`,
  ],
])("allows requests to %s", (_, config, policy) => expect(knownHostsPolicy(config)).toBe(policy));
