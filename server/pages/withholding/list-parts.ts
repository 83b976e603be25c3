import { sql } from "kysely";
import type { PageSnapshot, VersionPart } from "#contract/publications.ts";
import { plainMarkdown } from "#datachain/plain-markdown.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { entriesOf } from "../publishing/compare-snapshots.ts";
import { publishedSide } from "../publishing/judge-pages.ts";
import type { Entry } from "../publishing/list-entries.ts";
import { partOf } from "./withhold-part.ts";

const MOST_LETTERS = 160;

type Part = { readonly field: string; readonly entries: readonly Entry[] };

async function partsIn(ctx: TenantCtx, snapshot: PageSnapshot | null): Promise<readonly Part[]> {
  const side = await publishedSide(ctx, snapshot);
  const parts = new Map<string, Entry[]>();
  for (const entry of side ? entriesOf(side, new Map()) : []) {
    const field = partOf(entry.field);
    if (field !== undefined) parts.set(field, [...(parts.get(field) ?? []), entry]);
  }
  return [...parts].map(([field, entries]) => ({ field, entries }));
}

/** What all its entries are about, without the titles of single details. */
const aboutOf = ({ entries }: Part) => {
  const [first = [], ...others] = entries.flatMap(({ about = [] }) => (about.length ? [about] : []));
  return first.filter((name, at) => others.every((about) => about[at] === name));
};

function saidBy({ entries }: Part, { default_locale }: PageSnapshot) {
  const told = entries.filter(({ kind, isSetting, locale }) => {
    if (kind === "image" || isSetting) return false;
    return locale === null || locale === default_locale;
  });
  const words = told.flatMap(({ value }) => (typeof value === "string" ? [plainMarkdown(value)] : (value ?? [])));
  const said = [...new Set(words)].join(", ");
  return said.length > MOST_LETTERS ? `${said.slice(0, MOST_LETTERS).trimEnd()}…` : said;
}

/** Compares values by what they mean, as the differences do. */
const meaningOf = ({ entries }: Part) =>
  JSON.stringify(entries.map(({ field, locale, value, identity }) => [field, locale, identity ?? value]));

type Row = { readonly snapshot: PageSnapshot; readonly note: string | null; readonly present: PageSnapshot | null };

/** The parts of a version that can be withheld one by one, in reading order. */
export async function listParts(ctx: TenantCtx, page_id: string, number: number): Promise<VersionPart[]> {
  const { rows } = await sql<Row>`
    select n.snapshot, n.note,
      (select snapshot from publications c where c.page_id = n.page_id and c.ended_at is null) as present
    from publications n
    where n.customer_id = ${ctx.customer_id} and n.page_id = ${page_id}::uuid and n.number = ${number}`.execute(ctx.db);
  const [row] = rows;
  if (!row) throw notFound("Publication");
  const { snapshot, note, present } = row;
  const said = new Map((await partsIn(ctx, present)).map((part) => [part.field, meaningOf(part)]));
  const parts = (await partsIn(ctx, snapshot)).map((part) => ({
    field: part.field,
    about: aboutOf(part),
    said: saidBy(part, snapshot),
    is_public_now: said.get(part.field) === meaningOf(part),
  }));
  return note ? [...parts, { field: "note", about: [], said: note, is_public_now: false }] : parts;
}
