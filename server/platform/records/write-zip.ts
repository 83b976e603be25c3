import { crc32, deflateRawSync } from "node:zlib";

type ZipEntry = { readonly name: string; readonly bytes: Uint8Array };

const UTF8_NAMES = 0x0800;
const DEFLATED = 8;
const VERSION = 20;

/** ZIP timestamps count from 1980 in steps of two seconds. */
function dosTime(at: Date) {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return { time, date };
}

type Packed = { readonly name: Buffer; readonly fields: Buffer; readonly data: Buffer };

function pack({ name, bytes }: ZipEntry, at: Date): Packed {
  const { time, date } = dosTime(at);
  const data = deflateRawSync(bytes, { level: 1 });
  const path = Buffer.from(name);
  const fields = Buffer.alloc(26);
  for (const [value, where] of [
    [VERSION, 0],
    [UTF8_NAMES, 2],
    [DEFLATED, 4],
    [time, 6],
    [date, 8],
    [path.length, 22],
  ] as const)
    fields.writeUInt16LE(value, where);
  fields.writeUInt32LE(crc32(bytes), 10);
  fields.writeUInt32LE(data.length, 14);
  fields.writeUInt32LE(bytes.length, 18);
  return { name: path, fields, data };
}

const signature = (number: number) => Buffer.from([0x50, 0x4b, number, number + 1]);

export function zipOf(entries: readonly ZipEntry[], at: Date): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { name, fields, data } = pack(entry, at);
    const version = Buffer.alloc(2);
    version.writeUInt16LE(VERSION);
    // no comment, disk number or attributes; then the file's offset
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(signature(1), version, fields, rest, name);
    const local = [signature(3), fields, name, data];
    parts.push(...local);
    offset += local.reduce((sum, part) => sum + part.length, 0);
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, ...directory, signature(5), end]);
}
