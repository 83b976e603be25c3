import { hash } from "@node-rs/argon2";
import { crc32, deflateSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { IMAGES_AT_ONCE, inImageQueue } from "./image-queue.ts";
import { acceptImage } from "./images.ts";

function chunk(type: string, data: Buffer) {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}

/** A valid black greyscale PNG: a hundred million pixels in a hundred kilobytes. */
function blackPng(width: number, height: number, depth: 1 | 16) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = depth;
  const pixels = deflateSync(Buffer.alloc((1 + Math.ceil((width * depth) / 8)) * height));
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))]);
}

/** Work that ends on demand. */
function openEnded() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => void ends.push(resolve));
  return { work, begun: () => ends.length, end: () => ends.shift()?.() };
}

test.each([
  ["tall", 1, 49_999_999],
  ["wide", 49_999_999, 1],
  ["just too long", 16_385, 10],
])("a picture that is %s is refused by its header, before decoding", async (_name, width, height) => {
  const started = performance.now();
  await expect(acceptImage(blackPng(width, height, 1))).rejects.toMatchObject({ code: "image_too_large" });
  // Decoding the first one takes six seconds on an idle machine.
  expect(performance.now() - started).toBeLessThan(4000);
});

test("accepts an edge of 16,384 pixels", async () => {
  expect(await acceptImage(blackPng(16_384, 4, 1))).toMatchObject({ width: 4096, height: 1 });
});

test("checks passwords while many images are being decoded", async () => {
  const upload = blackPng(4000, 4000, 16);
  let decoded = 0;
  const images = Array.from({ length: 8 }, () => acceptImage(upload).finally(() => (decoded += 1)));
  const all = Promise.all(images);
  let hashed = 0;
  for (; decoded < images.length; hashed += 1)
    await hash("a password", { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await all;
  // With every thread taken, the first one would have waited for half of the images.
  expect(hashed).toBeGreaterThan(8);
});

test("processes only a few images at a time", async () => {
  const { work, begun, end } = openEnded();
  const all = Array.from({ length: 6 }, () => inImageQueue(work));
  for (let left = 6; left > 0; left -= 1) {
    await vi.waitFor(() => expect(begun()).toBe(Math.min(left, IMAGES_AT_ONCE)));
    end();
  }
  await Promise.all(all);
});

test("when the queue is full, refuses an upload with Retry-After but queues a job", async () => {
  const { work, begun, end } = openEnded();
  const all = Array.from({ length: IMAGES_AT_ONCE + 12 }, () => inImageQueue(work));
  await expect(inImageQueue(work)).rejects.toMatchObject({ code: "busy", details: { retry_after: 5 } });
  all.push(inImageQueue(work, { isJob: true }));
  for (let done = 0; done < all.length; done += 1) {
    await vi.waitFor(() => expect(begun()).toBeGreaterThan(0));
    end();
  }
  expect(await Promise.all(all)).toHaveLength(IMAGES_AT_ONCE + 13);
});

test("refuses a request that waited too long, and the others keep their places", async () => {
  vi.useFakeTimers();
  const { work, begun, end } = openEnded();
  const running = Array.from({ length: IMAGES_AT_ONCE }, () => inImageQueue(work));
  const late = inImageQueue(work).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await late).toMatchObject({ code: "busy" });
  vi.useRealTimers();
  const next = inImageQueue(work);
  for (let done = 0; done <= IMAGES_AT_ONCE; done += 1) {
    await vi.waitFor(() => expect(begun()).toBeGreaterThan(0));
    end();
  }
  await Promise.all([...running, next]);
});
