import sharp from "sharp";
import type { SignFinding, SignPreview } from "#contract/signs.ts";
import { drawQr } from "#datachain/draw-qr.ts";
import type { ResolvedChain } from "#datachain/resolved.ts";
import { resolveChain } from "#datachain/resolve.ts";
import { layoutSign, type Sign } from "#datachain/signs/layout-sign.ts";
import { paperFor } from "#datachain/signs/paper.ts";
import type { TaskTools } from "#server/platform/workers/worker-task.ts";
import { BYTE_ORDER_MARK, csvLine } from "#server/platform/records/csv.ts";
import { openPrint } from "./draw-pdf.ts";
import { inspectSign } from "./inspect-sign.ts";
import { outlined } from "./outline-text.ts";
import { readBack } from "./read-back.ts";
import { typesetter } from "./set-type.ts";
import type { MadeBatch, OrderedSign, SignOrder } from "./sign-order.ts";
import { zipOf } from "#server/platform/records/write-zip.ts";

/** Sharp at a logo's width on A3. */
const LOGO_PIXELS = 512;

/** Skips unreadable logos, whose badge then shows a glyph. */
async function readImages({ logos }: SignOrder) {
  const images = new Map<string, Buffer>();
  for (const [key, bytes] of logos) {
    const fitted = sharp(bytes).resize(LOGO_PIXELS, LOGO_PIXELS, { fit: "inside", withoutEnlargement: true });
    const png = await fitted
      .flatten({ background: "#ffffff" })
      .png()
      .toBuffer()
      .catch(() => undefined);
    if (png) images.set(key, png);
  }
  return images;
}

type Images = Awaited<ReturnType<typeof readImages>>;

/** Resolves each chain once per language, for all signs that share it. */
function createChains({ chains, taxonomies, locales, default_locale }: SignOrder) {
  const read = new Map<number, { readonly resolved: readonly ResolvedChain[]; readonly license: string }>();
  return (at: number) => {
    const known = read.get(at);
    const chain = chains[at];
    const taxonomy = taxonomies.find(({ id }) => id === chain?.taxonomy_id);
    if (known || !chain || !taxonomy) return known;
    const { content, organizations } = chain;
    const resolved = locales.map((locale) =>
      resolveChain({ taxonomy, content, organizations, locale, default_locale }),
    );
    const made = { resolved, license: taxonomy.license };
    read.set(at, made);
    return made;
  };
}

const LICENSE = "CC BY 4.0";

type LaidSign = Sign & { readonly address: string };

/** Lays out signs one by one. */
export function createDesk(order: SignOrder, images: Pick<Images, "has">) {
  const { design, locales, default_locale, origin, host } = order;
  const chainAt = createChains(order);
  return (sign: OrderedSign): LaidSign => {
    const chain = sign.chain === null ? undefined : chainAt(sign.chain);
    const address = `${origin}/${sign.code}`;
    const laid = layoutSign(
      {
        design,
        locales,
        default_locale,
        headline: sign.headline,
        sentence: sign.sentence,
        chains: chain?.resolved,
        license: chain?.license ?? LICENSE,
        has_logo: (key) => images.has(key),
        can_write: typesetter.canWrite,
        qr: drawQr(address),
        address: { host, code: sign.code },
        place: sign.place,
      },
      typesetter,
    );
    const hidden: SignFinding[] = sign.is_public ? [] : [{ code: "not_public", part: null, locale: null }];
    return { ...laid, findings: [...hidden, ...laid.findings], address };
  };
}

/** Decodes each code before printing, so that no sign with a wrong code is made. */
function createPress(order: SignOrder, images: Pick<Images, "has">) {
  const lay = createDesk(order, images);
  return (sign: OrderedSign): LaidSign => {
    const laid = lay(sign);
    readBack(laid.qr, laid.address);
    return laid;
  };
}

const firstOf = ({ signs }: SignOrder) => {
  const [sign] = signs;
  if (!sign) throw new Error("an order without a sign");
  return sign;
};

/** Runs in a worker. Returns the print as shapes for the screen. */
export async function previewSign(order: SignOrder): Promise<SignPreview> {
  const images = await readImages(order);
  const sign = createDesk(order, images)(firstOf(order));
  const shapes = sign.shapes.map(outlined);
  const { width, height, trim, places, marks } = paperFor(order.design);
  const used = shapes.flatMap((shape) => (shape.kind === "image" ? [shape.key] : []));
  const pictures = Object.fromEntries(
    used.flatMap((key) => {
      const png = images.get(key);
      return png ? [[key, `data:image/png;base64,${png.toString("base64")}`]] : [];
    }),
  );
  return {
    width,
    height,
    trim,
    marks: [...marks],
    places: [...places],
    shapes,
    images: pictures,
    checks: await inspectSign(sign, { shapes, images: pictures }),
    findings: [...sign.findings],
  };
}

const printFor = ({ title, locales, made_at, design }: SignOrder, images: Images) =>
  openPrint({ title, locale: locales[0], changed_at: made_at, paper: paperFor(design), images });

/** Prints one sign, or a sheet of the same label. */
export async function printSign(order: SignOrder): Promise<Uint8Array> {
  const images = await readImages(order);
  const sign = createPress(order, images)(firstOf(order));
  const print = printFor(order, images);
  for (const _ of paperFor(order.design).places) print.add(sign);
  return print.finish();
}

/** Limit of signs with findings to report. */
const MOST_REPORTED = 100;
const reportedOf = (reports: MadeBatch["findings"]) =>
  reports.filter(({ findings }) => findings.length).slice(0, MOST_REPORTED);

/** Prints all signs into one PDF. */
export async function printSigns(order: SignOrder, { progress }: TaskTools): Promise<MadeBatch> {
  const images = await readImages(order);
  const lay = createPress(order, images);
  const print = printFor(order, images);
  const reports = order.signs.map((sign, at) => {
    const laid = lay(sign);
    print.add(laid);
    progress(at + 1);
    return { code: sign.code, findings: laid.findings };
  });
  return { file: new Uint8Array(await print.finish()), findings: reportedOf(reports) };
}

const INDEX_HEAD = ["number", "code", "address", "place", "file", "notes"];

/** One PDF per sign or sheet of labels, with a CSV index. */
export async function zipSigns(order: SignOrder, { progress }: TaskTools): Promise<MadeBatch> {
  const images = await readImages(order);
  const lay = createPress(order, images);
  const each = paperFor(order.design).places.length;
  const files: { name: string; bytes: Uint8Array }[] = [];
  const rows: string[] = [csvLine(INDEX_HEAD)];
  const reports: MadeBatch["findings"][number][] = [];
  for (let from = 0; from < order.signs.length; from += each) {
    const sheet = order.signs.slice(from, from + each);
    const number = String(files.length + 1).padStart(3, "0");
    const name = each > 1 ? `${number}-labels.pdf` : `${number}-${sheet[0]?.code ?? ""}.pdf`;
    const print = printFor(order, images);
    for (const [at, sign] of sheet.entries()) {
      const { findings, address, ...laid } = lay(sign);
      print.add(laid);
      reports.push({ code: sign.code, findings });
      const notes = findings.map(({ code, part, locale }) => [code, part, locale].filter(Boolean).join(" ")).join("; ");
      rows.push(csvLine([String(from + at + 1), sign.code, address, sign.place, name, notes]));
    }
    files.push({ name, bytes: await print.finish() });
    progress(from + sheet.length);
  }
  const index = { name: "index.csv", bytes: Buffer.from(BYTE_ORDER_MARK + rows.join("")) };
  return { file: new Uint8Array(zipOf([index, ...files], new Date(order.made_at))), findings: reportedOf(reports) };
}
