import { inflateRawSync } from "node:zlib";
import { decodeQR } from "qr/decode.js";
import sharp from "sharp";
import { expect, test } from "vitest";
import { shortCodesApi } from "#contract/short-codes.ts";
import { qrCodesApi, type QrQuery } from "#contract/qr-codes.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { drawQrFile } from "./draw-qr-file.ts";

const t = await shareTestApp();

async function withCode() {
  const call = await t.as();
  const { short_code } = await call(shortCodesApi.create, { body: { short_code: {} } });
  const url = `http://go.localhost:3000/${short_code.code}`;
  const params = { id: short_code.id };
  const file = async (format: "svg" | "png" | "pdf", query: Partial<Record<keyof QrQuery, string>> = {}) =>
    Buffer.from(await (await call(qrCodesApi[format], { params, query: query as object })).arrayBuffer());
  return { call, url, file };
}

/** The files of a ZIP file by their names, read from its local headers. */
function filesIn(zip: Buffer) {
  const files = new Map<string, Buffer>();
  for (let at = 0; zip.readUInt32LE(at) === 0x04034b50;) {
    const [size, name] = [zip.readUInt32LE(at + 18), zip.readUInt16LE(at + 26)];
    const start = at + 30 + name;
    files.set(zip.toString("utf8", at + 30, start), inflateRawSync(zip.subarray(start, start + size)));
    at = start + size;
  }
  return files;
}

async function read(picture: Buffer) {
  const { data, info } = await sharp(picture, { density: 300 })
    .flatten()
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data }, { format: "RGB" });
}

test("R2.25 a camera reads a QR code as SVG and PNG", async () => {
  const { url, file } = await withCode();
  const [svg, png] = [await file("svg"), await file("png", { size_mm: "60" })];
  expect(svg.toString()).toContain('width="40mm"');
  expect(await read(svg)).toBe(url);
  expect(await read(png)).toBe(url);
  // 300 dpi with whole pixels per module
  expect((await sharp(png).metadata()).width).toBeGreaterThanOrEqual(708);
});

test("a PDF has the requested size and consists of vectors", async () => {
  const { file } = await withCode();
  const pdf = (await file("pdf", { size_mm: "50" })).toString("latin1");
  expect(pdf.startsWith("%PDF-")).toBe(true);
  expect(pdf).toMatch(/MediaBox \[0 0 141\.7\d* 141\.7\d*\]/);
  expect(pdf).not.toContain("/Subtype /Image");
});

test("accepts colors with enough contrast for cameras", async () => {
  const { url, file } = await withCode();
  const blue = await file("png", { dark: "#12324a", light: "#fff7e0" });
  expect(await read(blue)).toBe(url);
  for (const look of [{ dark: "#999999" }, { dark: "#ffffff", light: "#000000" }, { dark: "#ffdd00" }])
    await expect(file("svg", look)).rejects.toMatchObject({
      status: 422,
      body: { code: "qr_unreadable", fields: { dark: expect.any(String) } },
    });
});

test("is readable with the guide's logo in the middle", async () => {
  const { call, url, file } = await withCode();
  const plain = await file("svg", { logo: "true" });
  expect(plain.toString()).not.toContain("<image");
  const logo_key = `${call.customer_id}.webp`;
  const logo = sharp({ create: { width: 300, height: 200, channels: 3, background: "#15803d" } }).webp();
  await t.services.storage.put(logo_key, await logo.toBuffer(), "image/webp");
  await t.database.system.updateTable("sites").set({ logo_key }).where("customer_id", "=", call.customer_id).execute();
  const svg = await file("svg", { logo: "true" });
  expect(svg.toString()).toContain("<image");
  expect(await read(svg)).toBe(url);
  const pdf = (await file("pdf", { logo: "true" })).toString("latin1");
  expect(pdf).toContain("/Subtype /Image");
});

test("rejects a logo that hides the code", async () => {
  const logo = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#15803d" } })
    .png()
    .toBuffer();
  const order = {
    format: "svg",
    dark: "#000000",
    light: "#ffffff",
    size_mm: 40,
    made_at: "2026-03-02T09:00:00Z",
  } as const;
  // black on black simulates an unreadable code
  await expect(drawQrFile({ ...order, text: "x", logo, light: "#000000" })).rejects.toMatchObject({
    code: "qr_unreadable",
    details: { fields: { logo: expect.any(String) } },
  });
});

test("rejects sizes under two centimetres", async () => {
  const { file } = await withCode();
  await expect(file("pdf", { size_mm: "15" })).rejects.toMatchObject({ status: 400 });
});

test("packs the QR codes of several codes into one ZIP file, without retired ones and those of others", async () => {
  const call = await t.as();
  const [first, second, retired] = await Promise.all(
    [1, 2, 3].map(async () => (await call(shortCodesApi.create, { body: { short_code: {} } })).short_code),
  );
  const { short_code: theirs } = await (await t.as())(shortCodesApi.create, { body: { short_code: {} } });
  if (!first || !second || !retired) throw new Error("there are no codes");
  const { id, lock_version } = retired;
  await call(shortCodesApi.retire, { params: { id }, body: { lock_version } });
  const codes = [first, second, retired, theirs].map(({ code }) => code).join(",");
  const zip = await call(qrCodesApi.zip, { query: { codes, format: "svg" } });
  const files = filesIn(Buffer.from(await zip.arrayBuffer()));
  expect([...files.keys()]).toEqual([first.code, second.code].toSorted().map((code) => `${code}.svg`));
  expect(await read(files.get(`${first.code}.svg`) ?? Buffer.alloc(0))).toBe(`http://go.localhost:3000/${first.code}`);
  await expect(call(qrCodesApi.zip, { query: { codes: theirs.code } })).rejects.toMatchObject({ status: 404 });
});
