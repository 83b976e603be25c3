import { createSocket } from "node:dgram";
import { once } from "node:events";
import { ipv6Groups } from "#server/platform/http/network.ts";

const TYPES = { A: 1, CNAME: 5, AAAA: 28, CAA: 257 } as const;
type RecordType = keyof typeof TYPES;
type Records = Partial<Record<RecordType, string | readonly string[]>>;
/** The records of each name; a function is evaluated for each query. */
export type Zone = Record<string, Records | (() => Records)>;

const nameBytes = (name: string) =>
  Buffer.concat([...name.split(".").map((part) => Buffer.from([part.length, ...Buffer.from(part)])), Buffer.from([0])]);

const DATA: Record<RecordType, (value: string) => Buffer> = {
  A: (value) => Buffer.from(value.split(".").map(Number)),
  AAAA: (value) =>
    Buffer.from(
      ipv6Groups(value)
        .map((group) => group.padStart(4, "0"))
        .join(""),
      "hex",
    ),
  CNAME: nameBytes,
  /** `issue letsencrypt.org` */
  CAA: (value) => {
    const [tag = "", ...rest] = value.split(" ");
    return Buffer.from([0, tag.length, ...Buffer.from(tag + rest.join(" "))]);
  },
};

function recordOf(type: RecordType, value: string) {
  const data = DATA[type](value);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(TYPES[type], 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function questionOf(query: Buffer) {
  let at = 12;
  const parts: string[] = [];
  while (query[at]) {
    const length = query[at] ?? 0;
    parts.push(query.subarray(at + 1, at + 1 + length).toString());
    at += length + 1;
  }
  const number = query.readUInt16BE(at + 1);
  const type = (Object.keys(TYPES) as RecordType[]).find((one) => TYPES[one] === number);
  return { name: parts.join(".").toLowerCase(), type, bytes: query.subarray(12, at + 5) };
}

/** Answers one query from the zone: a minimal subset of RFC 1035. */
function answerTo(query: Buffer, zone: Zone) {
  const { name, type, bytes } = questionOf(query);
  const known = zone[name];
  const records = typeof known === "function" ? known() : known;
  const found = type ? [records?.[type] ?? []].flat().map((value) => recordOf(type, value)) : [];
  const header = Buffer.from(query.subarray(0, 12));
  header.writeUInt16BE(0x8180, 2);
  header.writeUInt16BE(found.length, 6);
  header.writeUInt16BE(0, 8);
  header.writeUInt16BE(0, 10);
  return Buffer.concat([header, bytes, ...found]);
}

export async function startDns(zone: Zone) {
  const asked: string[] = [];
  const socket = createSocket("udp4");
  socket.on("message", (query, from) => {
    const { name, type } = questionOf(query);
    asked.push(`${type} ${name}`);
    socket.send(answerTo(query, zone), from.port, from.address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return { server: `127.0.0.1:${socket.address().port}`, asked, stop: () => socket.close() };
}
