import { expect, test } from "vitest";
import { publicConfig, readConfig } from "#server/platform/config.ts";
import { contentSecurityPolicy } from "#server/platform/http/security.ts";

const TILES = "https://tiles.example.org:8443/street/{z}/{x}/{y}{r}.png?key=abc";
const mapOf = (env: NodeJS.ProcessEnv) => publicConfig(readConfig(env)).map;
const policyOf = (env: NodeJS.ProcessEnv) => contentSecurityPolicy(readConfig(env)).directives;

test("without a source the public configuration has no map, and no other host is allowed", () => {
  const env = { DEMO: "false", MAP_ATTRIBUTION: "© somebody", MAP_MAX_ZOOM: "12" };
  expect(publicConfig(readConfig(env))).not.toHaveProperty("map");
  expect(policyOf({}).imgSrc).toEqual(["'self'", "data:", "blob:"]);
});

test("the demo uses the drawing of its city, unless another map is configured", () => {
  expect(mapOf({ DEMO: "true" })).toMatchObject({ kind: "drawing", url: "/maps/seaview.geojson" });
  expect(mapOf({ DEMO: "true", MAP_TILES_URL: TILES })).toMatchObject({ kind: "raster" });
});

test("raster tiles are announced to the browser, and their host is allowed for images only", () => {
  const env = { MAP_TILES_URL: TILES, MAP_ATTRIBUTION: "© Survey office", MAP_MAX_ZOOM: "17" };
  expect(mapOf(env)).toEqual({ kind: "raster", url: TILES, attribution: "© Survey office", max_zoom: 17 });
  expect(policyOf(env).imgSrc).toEqual(["'self'", "data:", "blob:", "https://tiles.example.org:8443"]);
  expect(policyOf(env).connectSrc).toEqual(["'self'"]);
});

test("tiles may come from this machine; unset values have defaults", () => {
  const url = "http://127.0.0.1:8080/{z}/{x}/{y}.png";
  expect(mapOf({ MAP_TILES_URL: url })).toEqual({ kind: "raster", url, attribution: "", max_zoom: 19 });
});

test("a file of vector tiles is served from our own host, by its name alone", () => {
  const env = { MAP_PMTILES: "maps/2026/city-centre.pmtiles", MAP_ATTRIBUTION: "© Survey office" };
  expect(mapOf(env)).toEqual({ kind: "pmtiles", url: "/maps/city-centre.pmtiles", attribution: "© Survey office" });
  expect(policyOf(env).imgSrc).toEqual(["'self'", "data:", "blob:"]);
  expect(policyOf(env).connectSrc).toEqual(["'self'"]);
});

test.each([
  ["MAP_TILES_URL", "http://tiles.example.org/{z}/{x}/{y}.png"],
  ["MAP_TILES_URL", "http://127.0.0.1.example.org/{z}/{x}/{y}.png"],
  ["MAP_TILES_URL", "https://tiles.example.org/{z}/{x}.png"],
  ["MAP_TILES_URL", "https://tiles.example.org/{z}/{x}/{y}/{y}.png"],
  ["MAP_TILES_URL", "https://{s}.example.org/{z}/{x}/{y}.png"],
  ["MAP_TILES_URL", "https://tiles.example.org/{z}/{x}/{y}.{format}"],
  ["MAP_TILES_URL", "https://a;b.example.org/{z}/{x}/{y}.png"],
  ["MAP_TILES_URL", "https://tiles.example.org:99999/{z}/{x}/{y}.png"],
  ["MAP_TILES_URL", "https:///{z}/{x}/{y}.png"],
  ["MAP_TILES_URL", "tiles"],
  ["MAP_MAX_ZOOM", "0"],
  ["MAP_MAX_ZOOM", "25"],
  ["MAP_MAX_ZOOM", "deep"],
  ["MAP_ATTRIBUTION", "x".repeat(501)],
  ["MAP_PMTILES", "city.mbtiles"],
  ["MAP_PMTILES", "/etc/city.pmtiles"],
  ["MAP_PMTILES", "../city.pmtiles"],
  ["MAP_PMTILES", "maps/../../city.pmtiles"],
  ["MAP_PMTILES", "maps//city.pmtiles"],
  ["MAP_PMTILES", "maps/.pmtiles"],
  ["MAP_PMTILES", "maps\\city.pmtiles"],
  ["MAP_PMTILES", "maps/:id.pmtiles"],
])("%s %s stops the start with a message that names it", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} is invalid: `));
});

test("two sources at once stop the start", () => {
  expect(() => readConfig({ MAP_TILES_URL: TILES, MAP_PMTILES: "city.pmtiles" })).toThrow(
    /^MAP_PMTILES is invalid: MAP_TILES_URL is set too/,
  );
});
