import type Sharp from "sharp";

let loading: Promise<typeof Sharp> | undefined;

async function load() {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  // No picture is read twice, and what the cache holds on to keeps a gigabyte of freed memory from going back.
  sharp.cache(false);
  return sharp;
}

/** sharp and its libraries take time and memory to load: only a process that works on images pays for them. */
export const loadSharp = () => (loading ??= load());
