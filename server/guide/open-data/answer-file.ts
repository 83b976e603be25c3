import type { GuideAt } from "#guide/machine-readable/addresses.ts";
import type { DataFormat } from "#guide/machine-readable/data-columns.ts";
import type { Shown, Visit } from "../visit-site.ts";

export const guideAt = ({ frame: { site, origin } }: Pick<Visit, "frame">): GuideAt => ({ site, origin });

/** Programs expect the same file each time, so the language comes from the URL or is the guide's default. */
export const languageIn = ({ frame: { site }, query }: Visit) =>
  site.locales.find((locale) => locale === query["lang"]) ?? site.default_locale;

const TYPES: Readonly<
  Record<DataFormat | "atom" | "xml" | "text" | "jsonld" | "csvm" | "linkset" | "problem", string>
> = {
  csv: "text/csv; charset=utf-8; header=present",
  json: "application/json; charset=utf-8",
  geojson: "application/geo+json; charset=utf-8",
  jsonld: "application/ld+json; charset=utf-8",
  csvm: "application/csvm+json; charset=utf-8",
  linkset: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  problem: "application/problem+json; charset=utf-8",
  atom: "application/atom+xml; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  text: "text/plain; charset=utf-8",
};
export const fileOf = (type: keyof typeof TYPES, body: string | Uint8Array): Extract<Shown, { kind: "file" }> => ({
  kind: "file",
  content_type: TYPES[type],
  body,
});
export const jsonOf = (type: "json" | "jsonld" | "csvm" | "linkset" | "problem", value: object) =>
  fileOf(type, `${JSON.stringify(value, null, 2)}\n`);
