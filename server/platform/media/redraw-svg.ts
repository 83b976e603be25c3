import { XMLParser } from "fast-xml-parser";
import { MAX_SVG_BYTES } from "#contract/images.ts";
import { AppError } from "#server/platform/http/errors.ts";

/*
 * An SVG can contain scripts, addresses and drawings that take a decoder minutes. It is never stored or served: it is
 * rewritten from the few elements and attributes of a logo and rasterised at once.
 */

/** A logo has a hundred. Parsing blocks the event loop: this many take some ten milliseconds. */
const MAX_ELEMENTS = 2000;
const MAX_DEPTH = 40;
/** More than 10 cm at 300 dpi; a logo on the largest sign is 5 cm wide. */
const SVG_EDGE = 1600;
const MAX_RATIO = 20;

const DRAWN = new Set(
  "svg g defs path rect circle ellipse line polyline polygon clipPath linearGradient radialGradient stop style".split(
    " ",
  ),
);
/** Draw nothing and are dropped. */
const SILENT = new Set(["title", "desc", "metadata", "#comment"]);
const ATTRIBUTES = new Set(
  (
    "d points x y x1 y1 x2 y2 cx cy r rx ry fx fy width height viewBox transform fill fill-rule fill-opacity stroke " +
    "stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity opacity clip-path clip-rule clipPathUnits " +
    "id class style offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod href xlink:href display visibility color"
  ).split(" "),
);
/** References to other files, ways to hide them, and slow features. */
const FORBIDDEN = ["@import", "\\", "dasharray", "<!"];

/** Whether it references anything outside the file. */
function reachesOut(text: string) {
  const lower = text.toLowerCase();
  const [, ...addresses] = lower.split("url(");
  return FORBIDDEN.some((word) => lower.includes(word)) || addresses.some((rest) => !/^['"]?#/.test(rest.trimStart()));
}

const refuse = (what: string) =>
  new AppError("image_type_not_supported", `This SVG ${what}. Save it as a PNG image and upload that.`);

type Node = { readonly [name: string]: readonly Node[] | Readonly<Record<string, string>> | string };

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

function attributesOf(node: Node) {
  const all = (node[":@"] ?? {}) as Readonly<Record<string, string>>;
  return Object.entries(all).flatMap(([name, value]) => {
    if (!ATTRIBUTES.has(name)) return [];
    if (reachesOut(value) || (name.endsWith("href") && !value.startsWith("#")))
      throw refuse("refers to another file or uses an effect that we do not draw");
    return [` ${name}="${escaped(value)}"`];
  });
}

function createWriter() {
  let count = 0;
  const write = (node: Node, depth: number): string => {
    const name = Object.keys(node).find((key) => key !== ":@") ?? "";
    // editors keep their own data under a prefix
    if (SILENT.has(name) || name.includes(":") || name.startsWith("?")) return "";
    const content = node[name];
    if (name === "#text") return "";
    if (!DRAWN.has(name)) throw refuse(`contains “${name}”, which we do not draw`);
    count += 1;
    if (count > MAX_ELEMENTS || depth > MAX_DEPTH) throw refuse("is too complex");
    const inner = Array.isArray(content) ? (content as readonly Node[]) : [];
    if (name === "style") return `<style>${styleOf(inner)}</style>`;
    return `<${name}${attributesOf(node).join("")}>${inner.map((child) => write(child, depth + 1)).join("")}</${name}>`;
  };
  return write;
}

function styleOf(inner: readonly Node[]) {
  const text = inner.map(({ "#text": one }) => (typeof one === "string" ? one : "")).join("");
  if (reachesOut(text)) throw refuse("refers to another file or uses an effect that we do not draw");
  return escaped(text);
}

/** The picture's origin and size; without a viewBox, the element's own. */
function boxOf(root: Node) {
  const { viewBox = "", width = "", height = "" } = (root[":@"] ?? {}) as Readonly<Record<string, string>>;
  const box = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x = 0, y = 0, w = 0, h = 0] =
    box.length === 4 ? box : [0, 0, Number.parseFloat(width), Number.parseFloat(height)];
  const isSized = [x, y, w, h].every(Number.isFinite) && w > 0 && h > 0;
  if (!isSized || Math.max(w / h, h / w) > MAX_RATIO) throw refuse("does not say how large it is");
  const scale = SVG_EDGE / Math.max(w, h);
  return { view: [x, y, w, h].join(" "), width: Math.round(w * scale), height: Math.round(h * scale) };
}

function parse(text: string): readonly Node[] {
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: "",
    processEntities: false,
    parseTagValue: false,
    parseAttributeValue: false,
  });
  try {
    return parser.parse(text) as readonly Node[];
  } catch (cause) {
    throw new AppError("image_unreadable", "The image is damaged and cannot be read.", { cause });
  }
}

/** Rewrites the drawing with only shapes and colours, at print size. */
export function redrawSvg(bytes: Buffer): Buffer {
  if (bytes.length > MAX_SVG_BYTES) throw new AppError("image_too_large", "The SVG is larger than 512 KB.");
  const text = bytes.toString("utf8");
  if (/<!ENTITY/i.test(text)) throw refuse("defines entities");
  // each element opens and closes; the rest allows for comments and the like
  if (text.split("<", 3 * MAX_ELEMENTS).length >= 3 * MAX_ELEMENTS) throw refuse("is too complex");
  const root = parse(text).find((node) => "svg" in node);
  const inner = root?.["svg"];
  if (!root || !Array.isArray(inner))
    throw new AppError("image_unreadable", "The image is damaged and cannot be read.");
  const { view, width, height } = boxOf(root);
  const write = createWriter();
  const drawn = (inner as readonly Node[]).map((node) => write(node, 1)).join("");
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${view}" width="${width}" height="${height}">${drawn}</svg>`,
  );
}
