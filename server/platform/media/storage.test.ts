import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import S3rver from "s3rver";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStorage } from "./open-storage.ts";
import { explainS3 } from "./storage-s3-errors.ts";
import type { S3Options } from "./storage-s3.ts";
import type { Storage } from "./storage.ts";

let folder: string;
let s3: S3rver;
let s3Options: S3Options;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "storage-test-"));
  const place = { address: "127.0.0.1", port: 0, directory: join(folder, "s3") };
  s3 = new S3rver({ ...place, silent: true, configureBuckets: [{ name: "images" }] });
  const { port } = await s3.run();
  s3Options = {
    bucket: "images",
    region: "us-east-1",
    endpoint: `http://127.0.0.1:${port}`,
    credentials: { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" },
    forcePathStyle: true,
  };
});

afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

async function keysOf(storage: Storage, prefix?: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of storage.list(prefix)) keys.push(key);
  return keys.toSorted();
}

const stores = [
  { name: "folder", open: () => openStorage({ folder: join(folder, "images") }) },
  { name: "S3", open: () => openStorage({ folder, s3: s3Options }) },
];

describe.each(stores)("the $name store", ({ open }) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await open();
  });

  test("returns what was put", async () => {
    const bytes = randomBytes(300_000);
    await storage.put("abc1.png", bytes, "image/png");
    const stored = await storage.get("abc1.png");
    expect(stored).toMatchObject({ contentType: "image/png", size: 300_000 });
    expect(stored && (await buffer(stored.body)).equals(bytes)).toBe(true);
    expect(await storage.has("abc1.png")).toBe(true);
  });

  test("overwrites in place", async () => {
    await storage.put("abc2.webp", Buffer.from("first"), "image/webp");
    await storage.put("abc2.webp", Buffer.from("second"), "image/webp");
    const stored = await storage.get("abc2.webp");
    expect(stored && (await buffer(stored.body)).toString()).toBe("second");
  });

  test("has no key that was never put or was removed", async () => {
    expect(await storage.get("absent.png")).toBeUndefined();
    expect(await storage.has("absent.png")).toBe(false);
    await storage.put("gone.png", Buffer.from("x"), "image/png");
    await storage.remove("gone.png");
    await storage.remove("gone.png");
    expect(await storage.get("gone.png")).toBeUndefined();
    expect(await storage.has("gone.png")).toBe(false);
  });

  test("lists keys by prefix", async () => {
    for (const key of ["list-a1.png", "list-a2.png", "list-b1.png"]) {
      await storage.put(key, Buffer.from(key), "image/png");
    }
    expect(await keysOf(storage, "list-a")).toEqual(["list-a1.png", "list-a2.png"]);
    expect(await keysOf(storage, "nothing")).toEqual([]);
    expect(await keysOf(storage)).toContain("list-b1.png");
  });

  test.each(["../secret.png", "ab/../../x.png", "/etc/passwd", ".hidden.png", "AB.png", "a\0b.png", "", "noextension"])(
    "refuses the key %j",
    async (key) => {
      await expect(storage.put(key, Buffer.from("x"), "image/png")).rejects.toThrow("Not a storage key");
      await expect(storage.get(key)).rejects.toThrow("Not a storage key");
      await expect(storage.has(key)).rejects.toThrow("Not a storage key");
      await expect(storage.remove(key)).rejects.toThrow("Not a storage key");
    },
  );

  test("refuses a content type that does not match the key", async () => {
    await expect(storage.put("page.png", Buffer.from("<p>"), "text/html")).rejects.toThrow("text/html");
  });

  test("keeps one intact file when many write the same key", async () => {
    const bodies = ["a", "b", "c", "d"].map((letter) => Buffer.alloc(50_000, letter));
    await Promise.all(bodies.map((bytes) => storage.put("race.png", bytes, "image/png")));
    const stored = await storage.get("race.png");
    const bytes = stored && (await buffer(stored.body));
    expect(bodies.some((body) => bytes?.equals(body))).toBe(true);
  });
});

test("the folder store leaves no unfinished file behind", async () => {
  const place = join(folder, "unfinished");
  const storage = await openStorage({ folder: place });
  await storage.put("ab1.png", Buffer.from("x"), "image/png");
  await writeFile(join(place, "cd"), "a file where the sub-folder should be");
  await expect(storage.put("cd1.png", Buffer.from("x"), "image/png")).rejects.toThrow("DATA_DIR");
  expect(await readdir(join(place, ".incoming"))).toEqual([]);
});

test.each([
  ["S3_BUCKET", { bucket: "no-such-bucket" }],
  ["S3_ACCESS_KEY_ID", { credentials: { accessKeyId: "nobody", secretAccessKey: "S3RVER" } }],
  ["S3_ENDPOINT", { endpoint: "http://127.0.0.1:9" }],
])("an error names a wrong %s", async (setting, wrong) => {
  const storage = await openStorage({ folder, s3: { ...s3Options, ...wrong } });
  await expect(storage.put("ab1.png", Buffer.from("x"), "image/png")).rejects.toThrow(setting);
});

test("a rejected signature names the secret, which the local S3 server does not check", () => {
  const refusal = Object.assign(new Error("no"), { name: "SignatureDoesNotMatch" });
  expect(() => explainS3({ bucket: "images" })(refusal)).toThrow("S3_SECRET_ACCESS_KEY");
});
