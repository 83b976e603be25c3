import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { ROOT } from "#server/platform/process/root.ts";
import { prepareAnswer } from "./prepare-answer.ts";
import { readyAnswer } from "./send-answer.ts";

/** A text as long as a page. */
const PAGE = readFileSync(join(ROOT, "guide/guide.css"), "utf8");

test("a repeated read gets fewer bytes for the same page and etag", async () => {
  const prepared = await prepareAnswer(200, { "content-type": "text/html" }, PAGE);
  const asking = { method: "GET", url: "/", headers: { "accept-encoding": "br" }, host: "", ip: "" };
  const ask = () => {
    const answer = readyAnswer(asking, { prepared });
    return { bytes: Buffer.from(answer?.body ?? ""), headers: answer?.headers };
  };
  const first = ask();
  await expect.poll(() => ask().bytes.length).toBeLessThan(first.bytes.length);
  const better = ask();
  expect([first, better].map(({ bytes }) => brotliDecompressSync(bytes).toString())).toEqual([PAGE, PAGE]);
  expect(better.headers).toEqual({ ...first.headers, "content-length": better.bytes.length });
  // no further improvement
  await new Promise(setImmediate);
  expect(ask().bytes).toEqual(better.bytes);
});
