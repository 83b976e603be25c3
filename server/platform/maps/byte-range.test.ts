import { expect, test } from "vitest";
import { byteRange } from "./byte-range.ts";

test.each([
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=0-99", { start: 0, end: 99 }],
  ["bytes=10-19", { start: 10, end: 19 }],
  ["bytes=90-200", { start: 90, end: 99 }],
  ["bytes=99-", { start: 99, end: 99 }],
  ["bytes=-1", { start: 99, end: 99 }],
  ["bytes=-500", { start: 0, end: 99 }],
  ["Bytes=1-2", { start: 1, end: 2 }],
  [`bytes=0-${"9".repeat(400)}`, { start: 0, end: 99 }],
])("%s of 100 bytes", (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});

test.each(["bytes=100-", "bytes=100-101", "bytes=-0", `bytes=${"9".repeat(400)}-`])(
  "%s of 100 bytes cannot be satisfied",
  (header) => {
    expect(byteRange(header, 100)).toBe("unsatisfiable");
  },
);

test.each([undefined, "", "bytes=", "bytes=-", "bytes=5-4", "bytes=0-1,5-6", "bytes=a-b", "bytes=-1-2", "items=0-1"])(
  "%s requests the whole file",
  (header) => {
    expect(byteRange(header, 100)).toBeUndefined();
  },
);
