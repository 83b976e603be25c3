import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { PMTiles } from "pmtiles";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { startTestApp } from "#server/testing/harness.ts";
import { readConfig } from "#server/platform/config.ts";
import { registerMapFile } from "./map-file.ts";

const TILE = Buffer.from("one tile of the whole world");

/** The smallest valid map: a header, a directory with one entry, metadata, one tile. */
function makeArchive(tile = TILE, padding = 0) {
  // One entry: tile 0, run length 1, the tile's length, offset 0.
  const directory = Buffer.from([1, 0, 1, tile.length, 1]);
  const metadata = Buffer.from("{}");
  const header = Buffer.alloc(127);
  header.write("PMTiles");
  header.writeUInt8(3, 7);
  const [directoryAt, metadataAt] = [127, 127 + directory.length];
  const dataAt = metadataAt + metadata.length;
  [directoryAt, directory.length, metadataAt, metadata.length, dataAt, 0, dataAt, tile.length, 1, 1, 1].forEach(
    (value, at) => header.writeBigUInt64LE(BigInt(value), 8 + at * 8),
  );
  // Clustered, neither directory nor tiles compressed, vector tiles, zoom 0 to 0.
  header.set([1, 1, 1, 1, 0, 0], 96);
  return Buffer.concat([header, directory, metadata, tile, Buffer.alloc(padding, 7)]);
}

const archive = makeArchive(TILE, 40_000);

const data = await mkdtemp(join(tmpdir(), "guidepost-map-"));
await writeFile(join(data, "city.pmtiles"), archive);
const t = await startTestApp({ DATA_DIR: data, MAP_PMTILES: "city.pmtiles" });
afterAll(() => rm(data, { recursive: true, force: true }));

let folder: string;
let app: FastifyInstance;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "guidepost-map-"));
  await mkdir(join(folder, "maps"));
  await writeFile(join(folder, "maps/city.pmtiles"), archive);
  await writeFile(join(folder, "maps/secret.pmtiles"), archive);
  app = Fastify();
  await registerMapFile(app, readConfig({ DATA_DIR: folder, MAP_PMTILES: "maps/city.pmtiles" }));
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (headers: Record<string, string> = {}, url = "/maps/city.pmtiles") => app.inject({ url, headers });
const etagNow = async () => String((await app.inject({ method: "HEAD", url: "/maps/city.pmtiles" })).headers.etag);

test("serves the whole map, cached for a day, uncompressed", async () => {
  const reply = await get();
  expect(reply.statusCode).toBe(200);
  expect(reply.rawPayload.equals(archive)).toBe(true);
  expect(reply.headers).toMatchObject({
    "content-type": "application/vnd.pmtiles",
    "content-length": String(archive.length),
    "accept-ranges": "bytes",
    "cache-control": "public, max-age=86400, no-transform",
    etag: expect.stringMatching(/^"[\da-z]+-[\da-z]+"$/),
  });
});

test.each([
  ["bytes=0-6", 0, 6],
  ["bytes=127-131", 127, 131],
  ["bytes=-100", archive.length - 100, archive.length - 1],
  ["bytes=30000-", 30_000, archive.length - 1],
  ["bytes=0-9999999", 0, archive.length - 1],
])("serves the range %s", async (range, start, end) => {
  const reply = await get({ range });
  expect(reply.statusCode).toBe(206);
  expect(reply.headers).toMatchObject({
    "content-range": `bytes ${start}-${end}/${archive.length}`,
    "content-length": String(end - start + 1),
    etag: await etagNow(),
  });
  expect(reply.rawPayload.equals(archive.subarray(start, end + 1))).toBe(true);
});

test("refuses a range beyond the end with the map's length", async () => {
  const reply = await get({ range: `bytes=${archive.length}-` });
  expect(reply.statusCode).toBe(416);
  expect(reply.headers["content-range"]).toBe(`bytes */${archive.length}`);
  expect(reply.rawPayload).toHaveLength(0);
});

test("answers several ranges with the whole map", async () => {
  const reply = await get({ range: "bytes=0-1,5-6" });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers["content-range"]).toBeUndefined();
  expect(reply.rawPayload).toHaveLength(archive.length);
});

test("HEAD describes the whole map without a body, whatever range is requested", async () => {
  for (const headers of [{}, { range: "bytes=0-6" }]) {
    const reply = await app.inject({ method: "HEAD", url: "/maps/city.pmtiles", headers });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({ "content-length": String(archive.length), "accept-ranges": "bytes" });
    expect(reply.rawPayload).toHaveLength(0);
  }
});

test("answers 304 to a client that already has the map", async () => {
  const etag = await etagNow();
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const reply = await get({ "if-none-match": known, range: "bytes=0-6" });
    expect([reply.statusCode, reply.rawPayload.length, reply.headers.etag]).toEqual([304, 0, etag]);
  }
  expect((await get({ "if-none-match": '"other"' })).statusCode).toBe(200);
});

test("serves a range of the same map, and the whole map once it has been replaced", async () => {
  const before = await etagNow();
  const piece = { range: "bytes=0-6", "if-range": before };
  expect((await get(piece)).statusCode).toBe(206);
  const newer = makeArchive(Buffer.from("another tile"), 10);
  await writeFile(join(folder, "maps/new"), newer);
  await rename(join(folder, "maps/new"), join(folder, "maps/city.pmtiles"));
  const reply = await get(piece);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers.etag).not.toBe(before);
  expect(reply.rawPayload.equals(newer)).toBe(true);
  // Weak tags and dates do not identify bytes.
  for (const vague of [`W/${await etagNow()}`, new Date().toUTCString()])
    expect((await get({ range: "bytes=0-6", "if-range": vague })).statusCode).toBe(200);
});

test.each([
  "/maps/secret.pmtiles",
  "/maps/",
  "/maps/maps/city.pmtiles",
  "/maps/..%2fmaps%2fsecret.pmtiles",
  "/maps/%2e%2e/maps/secret.pmtiles",
  "/maps/city.pmtiles/..%2fsecret.pmtiles",
  "/maps/city.pmtiles%00",
])("%s is not found", async (url) => {
  expect([400, 404]).toContain((await get({}, url)).statusCode);
});

test("a missing map answers 404, uncached", async () => {
  await rm(join(folder, "maps/city.pmtiles"));
  const reply = await get();
  expect([reply.statusCode, reply.headers["cache-control"]]).toEqual([404, "no-store"]);
});

test("pmtiles reads a tile from it over HTTP", async () => {
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  const map = new PMTiles(`${origin}/maps/city.pmtiles`);
  expect(await map.getHeader()).toMatchObject({ specVersion: 3, minZoom: 0, maxZoom: 0 });
  const tile = await map.getZxy(0, 0, 0);
  expect(Buffer.from(tile?.data ?? new ArrayBuffer()).toString()).toBe(TILE.toString());
  expect(await map.getZxy(1, 0, 0)).toBeUndefined();
});

test.each([
  ["is missing", "maps/nowhere.pmtiles", "ENOENT"],
  ["is a folder", "maps/folder.pmtiles", "is a folder"],
  ["is something else", "maps/text.pmtiles", "is not a PMTiles file of version 3"],
  ["is empty", "maps/empty.pmtiles", "is not a PMTiles file of version 3"],
])("refuses to start with a map that %s, and names it", async (_what, MAP_PMTILES, reason) => {
  await mkdir(join(folder, "maps/folder.pmtiles"));
  await writeFile(join(folder, "maps/text.pmtiles"), "PMTiles of version 2");
  await writeFile(join(folder, "maps/empty.pmtiles"), "");
  const start = registerMapFile(Fastify(), readConfig({ DATA_DIR: folder, MAP_PMTILES }));
  await expect(start).rejects.toThrow(/^MAP_PMTILES is invalid: .*\.pmtiles/);
  await expect(start).rejects.toThrow(reason);
});

test("the app announces the map and serves it on every host, and no other file", async () => {
  expect((await t.app.inject("/config.json")).json()).toMatchObject({
    map: { kind: "pmtiles", url: "/maps/city.pmtiles", attribution: "" },
  });
  for (const host of ["localhost:3000", "preview.localhost:3000"]) {
    const reply = await t.app.inject({ url: "/maps/city.pmtiles", headers: { host, range: "bytes=0-6" } });
    expect([reply.statusCode, reply.body]).toEqual([206, "PMTiles"]);
  }
  const other = await t.app.inject("/maps/other.pmtiles");
  expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([404, "not_found"]);
});
