import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { variantKey } from "./image-keys.ts";
import { makeVariants } from "./image-variants.ts";
import { acceptImage } from "./images.ts";
import { registerMedia } from "./media.ts";
import { createFolderStorage } from "./storage-folder.ts";
import type { Storage } from "./storage.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";
const CHROME = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";

let folder: string;
let storage: Storage;
let app: FastifyInstance;
let key: string;
let bytes: Buffer;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "media-test-"));
  storage = createFolderStorage(folder);
  const upload = await sharp({ create: { width: 700, height: 350, channels: 3, background: "#808080" } })
    .jpeg()
    .toBuffer();
  const image = await acceptImage(upload);
  ({ key, bytes } = image);
  await storage.put(key, bytes, image.content_type);
  app = Fastify();
  registerMedia(app, {
    storage,
    findUse: () => Promise.resolve({ is_public: true, is_used: true }),
    mayReadDrafts: () => Promise.resolve(false),
  });
});

afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

function get(path: string, headers: Record<string, string> = {}) {
  return app.inject({ url: `/media/${path}`, headers });
}

test("serves an image with an immutable cache and a sandboxing CSP", async () => {
  const answer = await get(key);
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.equals(bytes)).toBe(true);
  expect(answer.headers).toMatchObject({
    "content-type": "image/jpeg",
    "content-length": String(bytes.length),
    "cache-control": IMMUTABLE,
    etag: `"${key}"`,
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
  });
  expect(answer.headers.vary).toBeUndefined();
});

test("HEAD answers with the same headers and no body", async () => {
  const answer = await app.inject({ method: "HEAD", url: `/media/${key}` });
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload).toHaveLength(0);
  expect(answer.headers).toMatchObject({
    "content-type": "image/jpeg",
    "content-length": String(bytes.length),
    etag: `"${key}"`,
  });
});

test.each([(etag: string) => etag, (etag: string) => `W/${etag}, "other"`, () => "*"])(
  "answers 304 to a client that already has the image",
  async (ifNoneMatch) => {
    const answer = await get(key, { "if-none-match": ifNoneMatch(`"${key}"`) });
    expect(answer.statusCode).toBe(304);
    expect(answer.rawPayload).toHaveLength(0);
    expect(answer.headers).toMatchObject({ etag: `"${key}"`, "cache-control": IMMUTABLE });
  },
);

test.each([
  "nonsense",
  "..%2f..%2fetc%2fpasswd",
  "%00.png",
  `${"a".repeat(64)}.svg`,
  `${"A".repeat(64)}.png`,
  `${"a".repeat(64)}-641.webp`,
])("the malformed key %s is not found", async (malformed) => {
  const answer = await get(malformed);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: "not_found" });
});

test("an unknown image answers 404, uncached", async () => {
  const answer = await get(`${"0".repeat(64)}.png`);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: "not_found" });
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("serves the best variant for the browser at a width", async () => {
  await makeVariants(storage, key);
  const served = async (width: string, accept?: string) => {
    const answer = await get(`${key}?w=${width}`, accept === undefined ? {} : { accept });
    expect(answer.headers).toMatchObject({ vary: "accept", "cache-control": IMMUTABLE });
    return `${String(answer.headers["content-type"])} ${String(answer.headers.etag).replaceAll('"', "")}`;
  };
  expect(await served("640", CHROME)).toBe(`image/avif ${variantKey(key, 640, "avif")}`);
  expect(await served("640", "image/webp")).toBe(`image/webp ${variantKey(key, 640, "webp")}`);
  expect(await served("640", "image/avif;q=0, image/webp")).toBe(`image/webp ${variantKey(key, 640, "webp")}`);
  expect(await served("200", CHROME)).toBe(`image/avif ${variantKey(key, 320, "avif")}`);
  expect(await served("641", CHROME)).toBe(`image/avif ${variantKey(key, 1280, "avif")}`);
  expect(await served("1920", CHROME)).toBe(`image/avif ${variantKey(key, 1280, "avif")}`);
  expect(await served("9999", CHROME)).toBe(`image/avif ${variantKey(key, 1280, "avif")}`);
  expect(await served("640", "*/*")).toBe(`image/jpeg ${key}`);
  expect(await served("640")).toBe(`image/jpeg ${key}`);
});

test("a variant is served under its own key", async () => {
  await makeVariants(storage, key);
  const answer = await get(variantKey(key, 320, "webp"));
  expect(answer.headers).toMatchObject({ "content-type": "image/webp", "cache-control": IMMUTABLE });
});

test("serves the original briefly until the variants are made", async () => {
  const answer = await get(`${key}?w=640`, { accept: CHROME });
  expect(answer.rawPayload.equals(bytes)).toBe(true);
  expect(answer.headers).toMatchObject({
    "content-type": "image/jpeg",
    "cache-control": "public, max-age=60",
    vary: "accept",
  });
});

test("serves the second-best format briefly while the best is missing", async () => {
  await makeVariants(storage, key);
  for (const width of [320, 640, 1280] as const) await storage.remove(variantKey(key, width, "avif"));
  const answer = await get(`${key}?w=640`, { accept: CHROME });
  expect(answer.headers).toMatchObject({ "content-type": "image/webp", "cache-control": "public, max-age=60" });
});

test.each(["0", "-1", "abc", "1e3", "640&w=320"])("ignores a width of %s", async (width) => {
  const answer = await get(`${key}?w=${width}`, { accept: CHROME });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("image/jpeg");
});
