import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isImageKey, variantKey, variantWidthsFor } from "./image-keys.ts";
import { makeVariants } from "./image-variants.ts";
import { MAX_IMAGE_BYTES, MAX_SVG_BYTES } from "#contract/images.ts";
import { acceptImage } from "./images.ts";
import { createFolderStorage } from "./storage-folder.ts";
import type { Storage } from "./storage.ts";

const SVG = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
);

function plain(width: number, height: number, background = "#3366cc"): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** Red on the left, blue on the right. */
function redAndBlue(): Sharp {
  const red = { create: { width: 20, height: 20, channels: 3 as const, background: "#ff0000" } };
  return plain(40, 20, "#0000ff").composite([{ input: red, left: 0, top: 0 }]);
}

async function colourAt(image: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = sharp(image).removeAlpha().extract({ left, top, width: 1, height: 1 });
  return [...(await pixel.raw().toBuffer())];
}

/** A PNG of one pixel whose header claims another size. */
async function pngClaiming(width: number, height: number): Promise<Buffer> {
  const png = await plain(1, 1).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

async function gifClaiming(width: number, height: number): Promise<Buffer> {
  const gif = await plain(1, 1).gif().toBuffer();
  const frame = gif.indexOf(",\0\0\0\0", 13, "latin1") + 5;
  for (const offset of [6, frame]) {
    gif.writeUInt16LE(width, offset);
    gif.writeUInt16LE(height, offset + 2);
  }
  return gif;
}

describe("kept images", () => {
  test.each([
    ["jpeg", "jpg", "image/jpeg"],
    ["png", "png", "image/png"],
    ["webp", "webp", "image/webp"],
    ["gif", "png", "image/png"],
    ["avif", "webp", "image/webp"],
  ] as const)("stores %s as %s", async (format, extension, contentType) => {
    const kept = await acceptImage(await plain(60, 40).toFormat(format).toBuffer());
    expect(kept).toMatchObject({ content_type: contentType, width: 60, height: 40 });
    expect(kept.key).toMatch(new RegExp(`^[0-9a-f]{64}\\.${extension}$`));
    expect(isImageKey(kept.key)).toBe(true);
    expect(await sharp(kept.bytes).metadata()).toMatchObject({ width: 60, height: 40 });
  });

  test("the same image gets the same key, another image another one", async () => {
    const upload = await plain(30, 30).jpeg().toBuffer();
    const [first, second] = [await acceptImage(upload), await acceptImage(upload)];
    expect(second.key).toBe(first.key);
    expect((await acceptImage(await plain(30, 31).jpeg().toBuffer())).key).not.toBe(first.key);
  });

  test.each(["jpeg", "png", "webp", "avif"] as const)(
    "location and other metadata are stripped from %s",
    async (format) => {
      const upload = await plain(30, 20)
        .withExif({ IFD0: { Artist: "Someone" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "11/1 33/1 0/1" } })
        .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
        .withIccProfile("p3")
        .toFormat(format)
        .toBuffer();
      const before = await sharp(upload).metadata();
      expect([before.exif, before.xmp, before.icc].every(Boolean)).toBe(true);

      const { bytes } = await acceptImage(upload);
      const after = await sharp(bytes).metadata();
      expect([after.exif, after.xmp, after.icc, after.iptc, after.comments]).toEqual(Array(5).fill(undefined));
      for (const trace of ["Someone", "GPS", "secret", "Exif"]) expect(bytes.includes(trace)).toBe(false);
    },
  );

  test("applies the orientation", async () => {
    const upload = await redAndBlue().withMetadata({ orientation: 6 }).png().toBuffer();
    const { bytes, width, height } = await acceptImage(upload);
    expect([width, height]).toEqual([20, 40]);
    expect(await colourAt(bytes, 10, 5)).toEqual([255, 0, 0]);
    expect(await colourAt(bytes, 10, 35)).toEqual([0, 0, 255]);
    expect((await sharp(bytes).metadata()).orientation).toBeUndefined();
  });

  test("converts colours of other profiles to sRGB", async () => {
    const upload = await plain(10, 10, "#cc3322").withIccProfile("p3").png().toBuffer();
    const stored = await colourAt(await sharp(upload, { ignoreIcc: true }).png().toBuffer(), 5, 5);
    const kept = await colourAt((await acceptImage(upload)).bytes, 5, 5);
    const error = (colour: number[]) =>
      Math.max(...[0xcc, 0x33, 0x22].map((want, i) => Math.abs(want - (colour[i] ?? 0))));
    expect(error(stored)).toBeGreaterThan(5);
    expect(error(kept)).toBeLessThanOrEqual(2);
  });

  test("converts a CMYK photo to RGB", async () => {
    const { bytes } = await acceptImage(await plain(10, 10).toColourspace("cmyk").jpeg().toBuffer());
    expect((await sharp(bytes).metadata()).space).toBe("srgb");
  });

  test("keeps transparency", async () => {
    const clear = sharp({ create: { width: 8, height: 8, channels: 4, background: "#00000000" } });
    const { bytes } = await acceptImage(await clear.png().toBuffer());
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
  });

  test("scales down an edge beyond 4096", async () => {
    const { width, height } = await acceptImage(await plain(8192, 100).png().toBuffer());
    expect([width, height]).toEqual([4096, 50]);
  });

  test("keeps the first frame of an animation", async () => {
    const frames = [await plain(8, 8, "#ff0000").png().toBuffer(), await plain(8, 8, "#00ff00").png().toBuffer()];
    const upload = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { bytes, height } = await acceptImage(upload);
    expect(height).toBe(8);
    expect(await colourAt(bytes, 4, 4)).toEqual([255, 0, 0]);
  });
});

test("rasterises an SVG logo for print, without anything else from its file", async () => {
  const logo = Buffer.from(
    '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">' +
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org" viewBox="0 0 40 20" onload="alert(1)">' +
      "<title>Harbour</title><metadata>made by me</metadata><inkscape:grid/><style>.a{fill:#ff0000}</style>" +
      '<rect class="a" width="20" height="20"/><g onclick="alert(2)"><rect x="20" width="20" height="20" fill="#0000ff"/></g></svg>',
  );
  const image = await acceptImage(logo);
  expect(image).toMatchObject({ content_type: "image/png", width: 1600, height: 800 });
  expect(image.bytes.toString("latin1")).not.toMatch(/alert|Harbour|svg/);
  const { data, info } = await sharp(image.bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number) => [...data.subarray((400 * info.width + x) * 3, (400 * info.width + x) * 3 + 3)];
  expect([pixel(10), pixel(1590)]).toEqual([
    [255, 0, 0],
    [0, 0, 255],
  ]);
});

describe("refused images", () => {
  const typeRefused = { code: "image_type_not_supported" };

  const svg = (inner: string, before = "") =>
    Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${inner}</svg>`);

  test("SVG with a script, suggesting an alternative", async () => {
    await expect(acceptImage(SVG)).rejects.toMatchObject({
      ...typeRefused,
      message: expect.stringMatching(/SVG.*PNG/),
    });
    const spaced = Buffer.concat([Buffer.from("\ufeff \n<!-- hello -->\n"), SVG]);
    await expect(acceptImage(spaced)).rejects.toMatchObject(typeRefused);
  });

  test.each([
    ["a local file", svg('<image href="file:///etc/passwd" width="40" height="20"/>')],
    ["an external address", svg('<rect width="40" height="20" fill="url(https://evil.example/a#b)"/>')],
    [
      "an address in a style",
      svg("<style>rect{fill:url(http://evil.example/a#b)}</style><rect width='9' height='9'/>"),
    ],
    ["an imported style", svg("<style>@import 'http://evil.example/a.css';</style>")],
    ["an external gradient", svg('<linearGradient id="a" xlink:href="http://evil.example/#a"/>')],
    ["entities", svg("<path d='&a;'/>", '<!DOCTYPE svg [<!ENTITY a "M0 0">]>')],
    ["copies of copies", svg('<g id="a"><path d="M0 0"/></g><use href="#a"/>')],
    ["a filter", svg('<filter id="a"/><rect width="40" height="20"/>')],
    ["html", svg("<foreignObject><p>hello</p></foreignObject>")],
    ["ten thousand shapes", svg("<rect/>".repeat(10_000))],
    ["no size", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>')],
    ["endless dashes", svg('<path d="M0 0H40" style="stroke-dasharray:0.00001"/>')],
  ])("SVG with %s", async (_, upload) => {
    await expect(acceptImage(upload)).rejects.toMatchObject({ ...typeRefused, message: expect.stringMatching(/PNG/) });
  });

  test("SVG behind the signature of a PNG", async () => {
    const disguised = Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), SVG]);
    await expect(acceptImage(disguised)).rejects.toMatchObject({ code: "image_unreadable" });
  });

  test("TIFF, PDF, HTML, HEIC and text", async () => {
    const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic-avif-comes-too-late", "latin1");
    const others = [
      await plain(8, 8).tiff().toBuffer(),
      heic,
      ...["%PDF-1.7", "<html>", "hello"].map((s) => Buffer.from(s)),
    ];
    for (const upload of others) await expect(acceptImage(upload)).rejects.toMatchObject(typeRefused);
  });

  test.each([
    ["PNG", () => pngClaiming(60_000, 60_000)],
    ["GIF", () => gifClaiming(65_535, 65_535)],
    ["PNG just above the limit", () => pngClaiming(10_000, 5_001)],
  ])("a small file that decompresses to a huge picture: %s", async (_name, bomb) => {
    const upload = await bomb();
    expect(upload.length).toBeLessThan(1000);
    await expect(acceptImage(upload)).rejects.toMatchObject({ code: "image_too_large" });
  });

  test("more than 10 MB", async () => {
    const upload = Buffer.concat([await plain(8, 8).jpeg().toBuffer(), Buffer.alloc(MAX_IMAGE_BYTES)]);
    await expect(acceptImage(upload)).rejects.toMatchObject({ code: "image_too_large" });
  });

  test("an SVG of more than 512 KB, named as too large", async () => {
    const upload = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><!--${" ".repeat(MAX_SVG_BYTES)}--></svg>`);
    await expect(acceptImage(upload)).rejects.toMatchObject({ code: "image_too_large" });
  });

  test("a truncated, damaged or empty file", async () => {
    const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
    const jpeg = await sharp({ create: { width: 400, height: 400, channels: 3, background: "#fff", noise } })
      .jpeg()
      .toBuffer();
    const png = await pngClaiming(100, 100);
    for (const upload of [jpeg.subarray(0, jpeg.length / 3), jpeg.subarray(0, 12), png, Buffer.alloc(0)]) {
      await expect(acceptImage(upload)).rejects.toMatchObject({ code: "image_unreadable" });
    }
  });
});

describe("variants", () => {
  let folder: string;
  let storage: Storage;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "images-test-"));
    storage = createFolderStorage(folder);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function store(width: number, height: number): Promise<string> {
    const { key, bytes, content_type } = await acceptImage(await plain(width, height).jpeg().toBuffer());
    await storage.put(key, bytes, content_type);
    return key;
  }

  async function sizeOf(key: string) {
    const stored = await storage.get(key);
    if (!stored) throw new Error(`${key} was not made`);
    const { width, height, format } = await sharp(await buffer(stored.body)).metadata();
    return { width, height, format, contentType: stored.contentType };
  }

  test("are at most one step wider than the original", () => {
    expect(variantWidthsFor(4096)).toEqual([1920, 1280, 640, 320]);
    expect(variantWidthsFor(1000)).toEqual([1280, 640, 320]);
    expect(variantWidthsFor(640)).toEqual([640, 320]);
    expect(variantWidthsFor(16)).toEqual([320]);
  });

  test("are made in both formats, without enlarging", async () => {
    const key = await store(800, 400);
    expect(await makeVariants(storage, key)).toHaveLength(6);
    const avif = { format: "heif", contentType: "image/avif" };
    const webp = { format: "webp", contentType: "image/webp" };
    expect(await sizeOf(variantKey(key, 320, "avif"))).toEqual({ width: 320, height: 160, ...avif });
    expect(await sizeOf(variantKey(key, 640, "webp"))).toEqual({ width: 640, height: 320, ...webp });
    expect(await sizeOf(variantKey(key, 1280, "webp"))).toEqual({ width: 800, height: 400, ...webp });
    expect(await storage.has(variantKey(key, 1920, "webp"))).toBe(false);
  });

  test("are made once; only missing ones are made again", async () => {
    const key = await store(300, 200);
    const [avif, webp] = [variantKey(key, 320, "avif"), variantKey(key, 320, "webp")];
    expect(await makeVariants(storage, key)).toEqual([avif, webp]);
    expect(await makeVariants(storage, key)).toEqual([]);
    await storage.remove(webp);
    expect(await makeVariants(storage, key)).toEqual([webp]);
  });

  test("are not made for a removed image", async () => {
    expect(await makeVariants(storage, `${"0".repeat(64)}.jpg`)).toEqual([]);
  });

  test("have keys of their own", () => {
    const key = `${"a".repeat(64)}.jpg`;
    expect(variantKey(key, 640, "webp")).toBe(`${"a".repeat(64)}-640.webp`);
    expect(isImageKey(variantKey(key, 640, "avif"))).toBe(true);
    expect(() => variantKey("x.jpg", 640, "webp")).toThrow("Not the key");
    expect(() => variantKey(variantKey(key, 640, "webp"), 320, "webp")).toThrow("Not the key");
  });
});
