import { crc32, deflateSync } from "node:zlib";

/** A PNG chunk: length, type, data, CRC. */
export function pngChunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, tail]);
}

/** A black picture of one bit per pixel: a few kB for millions of pixels. */
export function pngOf(width: number, height: number, data = Buffer.alloc((1 + Math.ceil(width / 8)) * height)) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngChunk("IHDR", header),
    pngChunk("IDAT", deflateSync(data)),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

export type FormFile = { readonly name: string; readonly bytes: Buffer };
const text = (name: string, content: string): FormFile => ({ name, bytes: Buffer.from(content) });
const png = pngOf(3, 2);

/** Small files of every accepted type, and others that only look like one. */
export const FORM_FILES: readonly FormFile[] = [
  { name: "picture", bytes: png },
  { name: "picture cut short", bytes: png.subarray(0, 50) },
  {
    name: "picture with a wrong checksum",
    bytes: Buffer.concat([png.subarray(0, 30), Buffer.from([1]), png.subarray(31)]),
  },
  {
    name: "picture that claims a size",
    bytes: Buffer.concat([pngOf(1, 1).subarray(0, 16), Buffer.alloc(8, 0x7f), png.subarray(24)]),
  },
  { name: "picture of no pixels", bytes: pngOf(0, 0) },
  text("GIF that is a page", "GIF89a/*<script>window.pwned=1</script>*/=1;"),
  text("JPEG that is text", "\u00FF\u00D8\u00FFhello"),
  text("SVG", "<svg xmlns='http://www.w3.org/2000/svg' onload='pwned()'/>"),
  text("nothing", ""),
  { name: "zeros", bytes: Buffer.alloc(1000) },
  { name: "AVIF's first box alone", bytes: Buffer.from("\x00\x00\x00\x18ftypavif\x00\x00\x00\x00avif", "latin1") },
  text("devices", "name,reference,lat,lng,labels\nCounter,SN-1,11.5,104.9,Mobility\n"),
  text("algorithms", "name,suppliers,start_month\nTriage,Acme (vendor),2026-01\n"),
  text("no rows", "name\n"),
  text("one column twice", "name,name\na,b\n"),
  text("hostile columns", "__proto__,constructor,toString,name\n1,2,3,4\n"),
  text("quotes that never end", 'name\n"a\n'),
  text("a tab", "name\treference\na\tb\n"),
  { name: "UTF-16", bytes: Buffer.from("\uFEFFname\na\n", "utf16le") },
  { name: "not UTF-8", bytes: Buffer.from([0x6e, 0x61, 0x6d, 0x65, 0x0a, 0xff, 0xfe, 0xc3, 0x28, 0x0a]) },
  text("a character 0", "name\na\0b\n"),
  text(
    "places",
    `{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"name":"x"},"geometry":{"type":"Point","coordinates":[1,2]}}]}`,
  ),
  text(
    "places without anything",
    `{"type":"FeatureCollection","features":[null,1,{},{"geometry":{"type":"Point"}},{"properties":[]}]}`,
  ),
  text("JSON that is none", `{"type":"FeatureCollection","features":[`),
  text("JSON of another kind", `[1,"a",null,{"__proto__":{"a":1}}]`),
];

const BOUNDARY = "guidepost-attack";
/** A header cannot contain line breaks or quotes, and its content is bytes. */
const inHeader = (value: string) => value.replaceAll(/[\r\n"]/g, "_");

/** One file as multipart form data, with its content type. */
export function formData({ field, filename, bytes }: { field: string; filename: string; bytes: Buffer }) {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${inHeader(field)}"; filename="${inHeader(filename)}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return {
    headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  };
}
