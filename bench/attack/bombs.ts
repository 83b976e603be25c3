import { deflateSync } from "node:zlib";
import { setTimeout as sleep } from "node:timers/promises";
import { type Import, importsApi } from "#contract/imports.ts";
import { createClient } from "#contract/client.ts";
import type { Side } from "#server/testing/attack-world.ts";
import type { Target } from "#server/testing/attack.ts";
import { formData, pngChunk, pngOf } from "#server/testing/form-files.ts";

type Bomb = { readonly name: string; readonly bytes: () => Buffer };
type ImportBomb = Bomb & { readonly subject: "devices" | "algorithms" };

const repeated = (count: number, line: (at: number) => string) => Array.from({ length: count }, (_, at) => line(at));

/** Small files that claim, or decompress to, a huge size. */
const IMAGES: readonly Bomb[] = [
  { name: "1 × 49,999,999 pixels", bytes: () => pngOf(1, 49_999_999) },
  { name: "49,999,999 × 1 pixels", bytes: () => pngOf(49_999_999, 1) },
  { name: "7,000 × 7,000 pixels", bytes: () => pngOf(7000, 7000) },
  { name: "claims 60,000 × 60,000 pixels", bytes: () => pngOf(60_000, 60_000, Buffer.alloc(1000)) },
  {
    name: "200 MB of text in 200 kB",
    bytes: () => {
      const png = pngOf(10, 10);
      const text = Buffer.concat([Buffer.from("Comment\0\0", "latin1"), deflateSync(Buffer.alloc(200_000_000))]);
      return Buffer.concat([png.subarray(0, 33), pngChunk("zTXt", text), png.subarray(33)]);
    },
  },
  { name: "cut short", bytes: () => pngOf(3000, 3000).subarray(0, 400) },
  {
    name: "a page behind a picture",
    bytes: () => Buffer.concat([pngOf(9, 9), Buffer.from("<script>pwned=1</script>".repeat(9999))]),
  },
];

const csv = (header: string, rows: readonly string[]) => Buffer.from(`${header}\n${rows.join("\n")}\n`);

const IMPORTS: readonly ImportBomb[] = [
  {
    name: "spaces before a bracket",
    subject: "algorithms",
    bytes: () => csv("name,suppliers", [`x,a${" ".repeat(2000)}(b`]),
  },
  {
    name: "a tag and 50,000 spaces",
    subject: "algorithms",
    bytes: () => Buffer.from(JSON.stringify([{ name: "x", description_short: `<p>${" ".repeat(50_000)}` }])),
  },
  {
    name: "10,000 equal columns",
    subject: "devices",
    bytes: () => csv(repeated(10_000, () => "name").join(","), ["x"]),
  },
  {
    name: "20,000 times of day in a date",
    subject: "devices",
    bytes: () => csv("name,installed_on", [`x,${"T00:00".repeat(20_000)}`]),
  },
  {
    name: "20,000 spaces in coordinates",
    subject: "devices",
    bytes: () => csv("name,coordinates", [`x,"1${" ".repeat(20_000)}x"`]),
  },
  {
    name: "40,000 new labels",
    subject: "devices",
    bytes: () =>
      csv(
        "name,labels",
        repeated(40_000, (at) => `x${at},label ${at}`),
      ),
  },
  { name: "a column called __proto__", subject: "devices", bytes: () => csv("name,__proto__,constructor", ["x,1,2"]) },
  { name: "quotes without end", subject: "devices", bytes: () => csv("name,reference", [`"${"a,".repeat(500_000)}`]) },
  { name: "20 MB of commas", subject: "devices", bytes: () => csv("name", [",".repeat(20_000_000)]) },
  {
    name: "5,000 levels of JSON",
    subject: "devices",
    bytes: () => Buffer.from(`{"type":"FeatureCollection","features":${"[".repeat(5000)}${"]".repeat(5000)}}`),
  },
  {
    name: "a shape nested 5,000 deep",
    subject: "devices",
    bytes: () =>
      Buffer.from(
        `{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"name":"x"},"geometry":{"type":"Polygon","coordinates":${"[".repeat(5000)}1${"]".repeat(5000)}}}]}`,
      ),
  },
  {
    name: "100,000 empty features",
    subject: "devices",
    bytes: () => Buffer.from(`{"type":"FeatureCollection","features":[${repeated(100_000, () => "{}").join(",")}]}`),
  },
];

export type Fate = { readonly name: string; readonly seconds: number; readonly outcome: string };

async function timed(name: string, act: () => Promise<string>): Promise<Fate> {
  const start = performance.now();
  const outcome = await act();
  return { name, seconds: Number(((performance.now() - start) / 1000).toFixed(1)), outcome };
}

/** Four of each at once, as in a denial-of-service attempt. */
export async function throwImages(target: Target, token: string, { ids }: Side): Promise<Fate[]> {
  const fates: Fate[] = [];
  for (const { name, bytes } of IMAGES) {
    const form = formData({ field: "device[photo]", filename: "photo.png", bytes: bytes() });
    const url = `/api/v1/inventory/devices/${ids["devices"]}`;
    const four = Array.from({ length: 4 }, () => target.send({ method: "PUT", url, ...form }, token));
    fates.push(await timed(name, async () => (await Promise.all(four)).map(({ status }) => status).join(" ")));
  }
  return fates;
}

const WORKING: readonly Import["state"][] = ["checking", "running", "undoing"];
const DEADLINE_MS = 180_000;

/** Uploads, checks and runs each bomb, as far as it is accepted. */
export async function throwImports(origin: string, token: string): Promise<Fate[]> {
  const call = createClient(
    (path, init) => fetch(origin + path, init),
    () => token,
  );
  const settle = async (id: string) => {
    const deadline = Date.now() + DEADLINE_MS;
    for (;;) {
      const { import: now } = await call(importsApi.get, { params: { id } });
      if (!WORKING.includes(now.state)) return now;
      if (Date.now() > deadline) throw new Error(`still ${now.state} after ${DEADLINE_MS / 1000} s`);
      await sleep(200);
    }
  };
  const bring = async ({ subject, bytes }: ImportBomb) => {
    const body = new FormData();
    body.append("file", new Blob([new Uint8Array(bytes())]), "file");
    const { id, recipe, options } = (await call(importsApi.upload, { query: { subject }, body })).import;
    const params = { id };
    await call(importsApi.check, { params, query: {}, body: { recipe, options } });
    const checked = await settle(id);
    if (checked.state !== "checked") return `check: ${checked.state} ${checked.error ?? ""}`;
    await call(importsApi.run, { params, query: { leave_out_errors: "true" } });
    const { state, error } = await settle(id);
    return `run: ${state} ${error ?? ""}`;
  };
  const fates: Fate[] = [];
  for (const bomb of IMPORTS)
    fates.push(
      await timed(bomb.name, () =>
        bring(bomb).catch((error: unknown) => (error instanceof Error ? `refused: ${error.message}` : "refused")),
      ),
    );
  return fates;
}
