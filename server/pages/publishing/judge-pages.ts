import { sql } from "kysely";
import type { Completeness } from "#contract/pages.ts";
import type { PageFinding, PageSnapshot } from "#contract/publications.ts";
import { findTaxonomy } from "#server/taxonomies/find-taxonomy.ts";
import { checkPage } from "./check-page.ts";
import type { Side } from "./compare-snapshots.ts";
import type { Composed } from "./compose-snapshot.ts";
import { pathsOf, readOwnLinks } from "./find-dead-links.ts";
import { type ShownText, textsOf } from "./list-texts.ts";
import { measureLanguages, type TranslationMark } from "./measure-languages.ts";
import type { Composing } from "./read-composition.ts";
import { countMembers } from "./read-members.ts";

export type Judged = Composed & {
  readonly findings: readonly PageFinding[];
  readonly languages: readonly Completeness[];
  /** Paths of this guide that the page links to. */
  readonly links: ReturnType<typeof pathsOf>;
};

/** The pages listed manually, in the author's order. */
export const membersOf = ({ content: { collection, home } }: PageSnapshot): string[] =>
  [...(collection?.rule === "manual" ? collection.members : []), ...(home?.featured ?? [])].map(({ id }) => id);

async function readMarks({ db, customer_id }: Composing, pages: readonly Composed[]) {
  const texts = pages.flatMap(({ snapshot }) => textsOf(snapshot));
  const ids = [...new Set(texts.map(({ subject_id }: ShownText) => subject_id))];
  return db
    .selectFrom("translation_marks")
    .select(["subject_id", "field", "locale", "source_digest"])
    .where("customer_id", "=", customer_id)
    .where(sql<boolean>`subject_id = any(${ids}::uuid[])`)
    .$castTo<TranslationMark>()
    .execute();
}

async function readPublicIds({ db, customer_id }: Composing, pages: readonly Composed[]) {
  const ids = pages.flatMap(({ snapshot }) => membersOf(snapshot));
  if (!ids.length) return new Set<string>();
  const rows = await db
    .selectFrom("publications")
    .select("page_id")
    .where("customer_id", "=", customer_id)
    .where("ended_at", "is", null)
    .where(sql<boolean>`page_id = any(${ids}::uuid[])`)
    .execute();
  return new Set(rows.map(({ page_id }) => page_id));
}

function groupBySubject(marks: readonly TranslationMark[]) {
  const groups = new Map<string, TranslationMark[]>();
  for (const mark of marks) groups.set(mark.subject_id, [...(groups.get(mark.subject_id) ?? []), mark]);
  return groups;
}

/** Runs the checks on pages as they would be published, and measures their translations. */
export async function judgePages(ctx: Composing, pages: readonly Composed[]): Promise<Judged[]> {
  const marks = groupBySubject(await readMarks(ctx, pages));
  const public_ids = await readPublicIds(ctx, pages);
  const own_links = await readOwnLinks(ctx, pages);
  const judged: Judged[] = [];
  for (const page of pages) {
    const { snapshot, site, taxonomy, published, sheet } = page;
    const subjects = new Set(textsOf(snapshot).map(({ subject_id }) => subject_id));
    const languages = measureLanguages(
      snapshot,
      [...subjects].flatMap((id) => marks.get(id) ?? []),
      published,
    );
    const { collection } = snapshot.content;
    const shown_count = collection ? await countMembers(ctx, collection) : 0;
    const findings = checkPage(snapshot, { site, taxonomy, sheet, languages, public_ids, shown_count, own_links });
    judged.push({ ...page, findings, languages, links: pathsOf(snapshot, own_links) });
  }
  return judged;
}

export const isError = ({ severity }: Pick<PageFinding, "severity">) => severity === "error";

/** The published state with the taxonomy it was written in. */
export async function publishedSide(ctx: Composing, published: PageSnapshot | null): Promise<Side | null> {
  if (!published) return null;
  const taxonomy = published.chain && (await findTaxonomy(ctx, published.chain.taxonomy_id));
  return { snapshot: published, taxonomy };
}
