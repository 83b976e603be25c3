import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Conflict, RestoredPerson } from "#contract/customer-file.ts";
import { builtIn } from "#datachain/taxonomies.ts";
import { freeSlug } from "#server/customers/choose-slug.ts";
import type { Db } from "#server/platform/database/db.ts";
import { makeCode } from "#server/short-codes/create-codes.ts";
import type { Archive } from "./read-archive.ts";
import { type Survey, textOf } from "./survey-file.ts";

export type RestorePlan = {
  readonly customer: { readonly id: string; readonly name: string; readonly slug: string };
  readonly site: { readonly slug: string; readonly domain: string | null };
  /** Ids of the file and image keys that get others, in every column and document. */
  readonly renamed: ReadonlyMap<string, string>;
  readonly new_ids: number;
  readonly people: readonly (RestoredPerson & { readonly id: string })[];
  readonly codes: ReadonlyMap<string, string>;
  readonly former_slugs: ReadonlySet<string>;
  /** Images in the file. */
  readonly held: ReadonlySet<string>;
  readonly taxonomies: Survey["taxonomies"];
  readonly conflicts: readonly Conflict[];
};

/** Longer names get no room for a number behind them. */
const SLUG_ROOM = 36;
const MAX_NAME = 300;

type Column = readonly [table: string, column: string];

/** Values of the list that rows of any customer have. */
async function taken(db: Db, [table, column]: Column, values: readonly string[]) {
  const { rows } = await sql<{ value: string }>`
    select ${sql.ref(column)}::text as value from ${sql.table(table)}
    where ${sql.ref(column)}::text = any(${values})`.execute(db);
  return new Set(rows.map(({ value }) => value));
}

const startingWith = async (db: Db, [table, column]: Column, start: string) =>
  (
    await sql<{ value: string }>`
      select ${sql.ref(column)}::text as value from ${sql.table(table)}
      where starts_with(${sql.ref(column)}::text, ${start})`.execute(db)
  ).rows.map(({ value }) => value);

async function planSlug(db: Db, wanted: string) {
  const short = wanted.slice(0, SLUG_ROOM);
  const places: Column[] = [
    ["customers", "slug"],
    ["sites", "slug"],
    ["former_slugs", "slug"],
  ];
  const used = (await Promise.all(places.map((place) => startingWith(db, place, short)))).flat();
  return used.includes(wanted) ? freeSlug(short, used) : wanted;
}

async function planName(db: Db, name: string) {
  const used = await startingWith(db, ["customers", "name"], name);
  for (let number = 2; used.includes(name); number += 1) {
    const other = `${name.slice(0, MAX_NAME - 10)} (${number})`;
    if (!used.includes(other)) return other;
  }
  return name;
}

/** People are matched by their address; all others get an entry that nobody can sign in with, for their name alone. */
async function planPeople(db: Db, people: Survey["people"]) {
  const emails = people.flatMap(({ email }) => email?.toLowerCase() ?? []);
  const { rows } = await sql<{ id: string; email: string }>`
    select id, lower(email::text) as email from users where lower(email::text) = any(${emails})`.execute(db);
  const known = new Map(rows.map(({ id, email }) => [email, id]));
  const used = await taken(
    db,
    ["users", "id"],
    people.map(({ id }) => id),
  );
  return people.map(({ id, name, email, role }) => {
    const account = email === null ? undefined : known.get(email.toLowerCase());
    const here = account ?? (used.has(id) ? uuidv7() : id);
    return { was: id, id: here, name, email, role, has_account: account !== undefined };
  });
}

function changed(kind: Conflict["kind"], value: string, becomes: string | null): Conflict[] {
  return value === becomes ? [] : [{ kind, value, becomes }];
}

async function planCodes(db: Db, codes: readonly string[]) {
  const used = await taken(db, ["short_codes", "code"], codes);
  const fresh = new Map<string, string>();
  const given = new Set(codes);
  for (const code of used) {
    let other = makeCode();
    while (given.has(other) || (await taken(db, ["short_codes", "code"], [other])).size) other = makeCode();
    given.add(other);
    fresh.set(code, other);
  }
  return fresh;
}

/** Releases never change: an existing one of the same name is used, even if it differs. */
async function planTaxonomies(db: Db, taxonomies: Survey["taxonomies"]) {
  const ids = taxonomies.map(({ id }) => id);
  const { rows } = await sql<{ id: string; is_same: boolean }>`
    select t.id, t.data = wanted.data as is_same
    from jsonb_to_recordset(${JSON.stringify(taxonomies.map((data) => ({ id: data.id, data })))}::jsonb) as wanted (id text, data jsonb)
      join taxonomies t on t.id = wanted.id`.execute(db);
  const known = new Set([...rows.map(({ id }) => id), ...ids.filter((id) => builtIn(id))]);
  return {
    fresh: taxonomies.filter(({ id }) => !known.has(id)),
    differing: rows.filter(({ is_same }) => !is_same).map(({ id }) => id),
  };
}

/** An image key that rows name but the file does not hold may belong to another customer, who alone may show it. */
async function planImages(db: Db, { named_images }: Survey, held: ReadonlySet<string>) {
  const absent = [...named_images].filter((key) => !held.has(key));
  const foreign = await taken(db, ["images", "key"], absent);
  return [...foreign].map((key) => [key, `${"0".repeat(64)}${key.slice(64)}`] as const);
}

/** Decides what gets another name or id here. Reads only; `db` sees all customers. */
export async function planRestore(
  db: Db,
  { manifest: { workspace }, images }: Pick<Archive, "manifest" | "images">,
  survey: Survey,
): Promise<RestorePlan> {
  const held = new Set(images);
  const { slug: wanted_slug, domain: wanted_domain } = survey.site;
  const wanted = { slug: textOf(wanted_slug), domain: wanted_domain === null ? null : textOf(wanted_domain) };
  const people = await planPeople(db, survey.people);
  const used_actors = await taken(db, ["users", "id"], survey.unknown_actors);
  const used_customer = await taken(db, ["customers", "id"], [workspace.id]);
  const ids = [...survey.used_ids, ...used_customer, ...used_actors].toSorted();
  const slug = await planSlug(db, wanted.slug);
  const name = await planName(db, workspace.name);
  const is_domain_taken = wanted.domain !== null && (await taken(db, ["sites", "domain"], [wanted.domain])).size > 0;
  const codes = await planCodes(db, survey.codes);
  const former_slugs = await taken(db, ["former_slugs", "slug"], survey.former_slugs);
  for (const used of await taken(db, ["sites", "slug"], survey.former_slugs)) former_slugs.add(used);
  const { fresh, differing } = await planTaxonomies(db, survey.taxonomies);
  const renamed = new Map<string, string>([
    ...ids.map((id) => [id, uuidv7()] as const),
    ...people.filter(({ was, id }) => was !== id).map(({ was, id }) => [was, id] as const),
    ...(await planImages(db, survey, held)),
  ]);
  const used_customer_slug = await taken(db, ["customers", "slug"], [workspace.slug]);
  return {
    customer: {
      id: renamed.get(workspace.id) ?? workspace.id,
      name,
      slug: used_customer_slug.size ? await planSlug(db, workspace.slug) : workspace.slug,
    },
    site: { slug, domain: is_domain_taken ? null : wanted.domain },
    renamed,
    new_ids: ids.length,
    people,
    codes,
    former_slugs,
    held,
    taxonomies: fresh,
    conflicts: [
      ...changed("name", workspace.name, name),
      ...changed("slug", wanted.slug, slug),
      ...(is_domain_taken ? changed("domain", textOf(wanted.domain), null) : []),
      ...[...codes].map(([value, becomes]) => ({ kind: "short_code" as const, value, becomes })),
      ...[...former_slugs].map((value) => ({ kind: "former_slug" as const, value, becomes: null })),
      ...differing.map((value) => ({ kind: "taxonomy" as const, value, becomes: value })),
    ],
  };
}
