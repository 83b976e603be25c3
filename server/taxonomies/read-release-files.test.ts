import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { taxonomiesApi as api } from "#contract/taxonomies.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { zipped } from "#server/testing/make-workbook.ts";
import { releaseOf } from "#server/testing/small-release.ts";

const t = await shareTestApp();

const SVG = `<svg viewBox="0 0 24 24" fill="none" xmlns="http://www.w3.org/2000/svg"><path d="M2 2H22V22Z" fill="currentColor"/></svg>`;
const HOSTILE = `<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg"><script>fetch("//evil.example")</script><image href="https://evil.example/x.png"/><path d="M2 2H22V22Z"/></svg>`;

/** A release as its build is laid out, in the folder of its version. */
function buildOf(version: string, folder: string, svg = SVG) {
  const { datachain_type, categories, elements } = releaseOf(version);
  const json = (name: string, value: unknown) => [`${folder}${name}`, JSON.stringify(value)] as const;
  return Object.fromEntries([
    json("manifest.json", { version, status: "beta", locales: ["en"], content_hash: "sha256-1" }),
    json("datachain-type.json", datachain_type),
    json("categories.json", categories),
    json("elements.json", elements),
    json("schema.json", { not: "wanted" }),
    json("search-index.en.json", []),
    json("elements/mobility.json", {}),
    [`${folder}symbols/dust.svg`, svg],
    [`${folder}symbols/of-nobody.svg`, svg],
  ]);
}

/** The same as YAML, as the repository of the standard keeps it. */
const sourcesOf = (version: string, folder: string) => {
  const text = (name: string, value: string) => `${name}:\n  - locale: en\n    value: ${value}\n`;
  const category = (id: string, name: string) =>
    `id: ${id}\n${text("name", name)}required: true\ndatachain_type: device\nshape: circle\nelement_variables: []\n`;
  return {
    [`${folder}meta.yaml`]: `version: ${version}\nstatus: beta\nnotes: >-\n  Two\n  lines\nlocales:\n  - en\n`,
    [`${folder}datachain-type.yaml`]: `id: device\n${text("name", "Device")}categories:\n  - purpose\n  - tech\n`,
    [`${folder}categories/tech.yaml`]: category("tech", "Technology"),
    [`${folder}categories/purpose.yaml`]: category("purpose", "Purpose"),
    [`${folder}elements/moon_dust.yaml`]: `id: moon_dust\ncategory_id: tech\n${text("title", "Moon dust")}symbol_id: dust\n`,
    [`${folder}elements/mobility.yaml`]: `id: mobility\ncategory_id: purpose\n${text("title", "Moving about")}`,
    [`${folder}symbols/dust.svg`]: SVG,
  };
};

const formOf = (content: string | Uint8Array<ArrayBuffer>) => {
  const body = new FormData();
  body.append("file", new Blob([content]), "release");
  return body;
};
const together = (files: Readonly<Record<string, string>>) => JSON.stringify({ files });

test.each([
  ["a ZIP file of its build", zipped(buildOf("device@2026-06-01", "schemas/device/"))],
  ["the files of its build together", together(buildOf("device@2026-06-02", ""))],
  [
    "symbols beside the other files",
    together({ ...buildOf("device@2026-06-03", ""), "dust.svg": SVG, "symbols/dust.svg": "" }),
  ],
  [
    "a ZIP file of its YAML sources",
    zipped(sourcesOf("device@2026-06-04", "dtpr-main/api/schemas/device/2026-06-04/")),
  ],
])("adds a release from %s, with its symbol drawn", async (_what, file) => {
  const admin = await t.as({ admin: true });
  const { release, symbols } = await admin(api.read, { body: formOf(file) });
  expect(symbols).toEqual({ dust: SVG });
  const { taxonomies, problems } = await admin(api.take, { body: { release, symbols, dry_run: false } });
  expect(problems).toEqual([]);
  const [plan] = taxonomies;
  expect(plan).toMatchObject({ kind: "device", category_count: 2, element_count: 2, locales: ["en"] });
  expect(plan?.categories.map(({ id }) => id)).toEqual(["purpose", "tech"]);
  const { taxonomy } = await admin(api.get, { params: { taxonomy_id: plan?.id ?? "" } });
  expect(taxonomy.elements.find(({ id }) => id === "moon_dust")?.glyph).toEqual({
    view_box: "0 0 24 24",
    paths: ["M2 2H22V22Z"],
  });
});

test("a hostile symbol is not drawn, and the rest of the release is", async () => {
  const admin = await t.as({ admin: true });
  const { release, symbols } = await admin(api.read, {
    body: formOf(zipped(buildOf("device@2026-06-05", "", HOSTILE))),
  });
  const { problems, taxonomies } = await admin(api.take, { body: { release, symbols, dry_run: false } });
  expect(problems).toMatchObject([{ message: expect.stringContaining("dust") }]);
  const { taxonomy } = await admin(api.get, { params: { taxonomy_id: taxonomies[0]?.id ?? "" } });
  expect(JSON.stringify(taxonomy)).not.toMatch(/<script|evil|href/);
});

/** Each alias doubles the one before. */
const BOMB = `a0: &a0 [x, x]\n${Array.from({ length: 30 }, (_, at) => `a${at + 1}: &a${at + 1} [*a${at}, *a${at}]`).join("\n")}\n`;

test.each([
  ["no release", together({ "readme.json": "{}" }), /no manifest/],
  [
    "half a release",
    together({ "manifest.json": '{"version":"device@2026-06-06"}' }),
    /datachain-type.json is missing/,
  ],
  [
    "several releases",
    zipped({ ...buildOf("device@2026-06-07", "a/"), ...buildOf("device@2026-06-08", "b/") }),
    /2 releases/,
  ],
  ["broken JSON", together({ ...buildOf("device@2026-06-09", ""), "elements.json": "[" }), /elements.json is not JSON/],
  [
    "a bomb of aliases",
    together({ ...sourcesOf("device@2026-06-10", ""), "meta.yaml": BOMB }),
    /meta.yaml is not YAML/,
  ],
  ["a part of a ZIP file", zipped(buildOf("device@2026-06-11", "")).slice(0, 200), /ZIP/],
  ["something else", readFileSync(new URL(import.meta.url), "utf8"), /not JSON/],
])("refuses %s, and says why", async (_what, file, reason) => {
  const admin = await t.as({ admin: true });
  await expect(admin(api.read, { body: formOf(file) })).rejects.toMatchObject({
    status: 400,
    body: { code: "file_unreadable", fields: { file: expect.stringMatching(reason) } },
  });
});
