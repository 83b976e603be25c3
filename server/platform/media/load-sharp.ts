import type Sharp from "sharp";

let loading: Promise<typeof Sharp> | undefined;

async function load() {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  // No picture is read twice, and the cache keeps a gigabyte of freed memory from being returned.
  sharp.cache(false);
  return sharp;
}

/** Lazy: sharp takes time and memory to load, which only processes that handle images should pay. */
export const loadSharp = () => (loading ??= load());
