import { ChainContent } from "#contract/datachains.ts";
import { asObject, type DocumentProblem, oursIn } from "#datachain/document-parse.ts";
import type { NamedOrganization } from "#datachain/document-read-elements.ts";
import { type DocumentRead, fromDocument } from "#datachain/document-read.ts";
import type { LText, Placement } from "#datachain/model.ts";
import { isBlank } from "#datachain/text.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { findTaxonomy, taxonomiesFor } from "#server/taxonomies/find-taxonomy.ts";
import { findSubject, type NamedSubject, type Subject } from "./find-subject.ts";

/** Lists the path of each problem, so that the document can be fixed. */
function unreadable(problems: readonly Pick<DocumentProblem, "path" | "message">[]) {
  const fields = problems
    .slice(0, 50)
    .map(({ path, message }) => [["start.document", path].filter(Boolean).join("."), message]);
  const [first] = problems;
  return new AppError("document_unreadable", first?.message ?? "This is not a datachain document.", {
    fields: Object.fromEntries(fields) as Record<string, string>,
  });
}

const spelt = (name: string) => name.trim().toLowerCase();

/** Finds the customer's organizations by id or any of their names. */
async function knownOrganizations(ctx: TenantCtx) {
  const rows = await ctx.db
    .selectFrom("organizations")
    .select(["id", "name", "local_name"])
    .where("customer_id", "=", ctx.customer_id)
    .where("deleted_at", "is", null)
    .orderBy("created_at", "desc")
    .$castTo<{ id: string; name: string; local_name: LText }>()
    .execute();
  const ids = new Set(rows.map(({ id }) => id));
  const byName = new Map(
    rows.flatMap(({ id, name, local_name }) => [...Object.values(local_name), name].map((one) => [spelt(one), id])),
  );
  return {
    withId: (id: string | null) => (id !== null && ids.has(id) ? id : undefined),
    withName: (name: LText) => Object.values(name).flatMap((one) => byName.get(spelt(one)) ?? [])[0],
  };
}
type Known = Awaited<ReturnType<typeof knownOrganizations>>;

/** Unknown organizations are kept as text in the placement. */
function settled(placement: Placement, named: NamedOrganization | undefined, known: Known, isOurs: boolean): Placement {
  const same = known.withId(placement.organization_id);
  // In our own exports, a name without an organization is the author's text and is kept.
  const isOwnWords = isOurs && placement.organization_id === null;
  if (same || !named || isOwnWords) return { ...placement, organization_id: same ?? null };
  const { title: _, ...others } = placement.variables;
  const namesake = known.withName(named.name);
  if (namesake) return { ...placement, organization_id: namesake, variables: others };
  const told = Object.entries({ title: named.name, description: named.description });
  const words = Object.fromEntries(told.filter(([, text]) => !isBlank(text)));
  return { ...placement, organization_id: null, variables: { ...words, ...placement.variables } };
}

/** A record keeps its own name; the translations of a title stay only with a record of that name. */
const isNamed = (title: LText, name: string) => Object.values(title).includes(name);

function originOf({ content: { origin }, title }: DocumentRead, { name }: NamedSubject) {
  const { title: _, ...others } = origin ?? {};
  const kept = isNamed(title, name) ? origin : others;
  return kept && Object.keys(kept).length > 0 ? { origin: kept } : {};
}

/** Reports titles and descriptions that would be lost: the subject keeps its own name and summary. */
function headProblems({ title, description }: DocumentRead, { name, summary }: NamedSubject): DocumentProblem[] {
  const translated = Object.keys(title).filter((locale) => title[locale] !== name);
  const isTranslated = !isNamed(title, name) && Object.keys(title).length > 1 && translated.length > 0;
  const untold = Object.keys(description).filter((locale) => description[locale]?.trim() !== summary[locale]?.trim());
  return [
    ...(isTranslated
      ? [
          {
            path: "title",
            code: "TITLES_DROPPED" as const,
            message: `The title in ${translated.join(", ")} is not taken.`,
          },
        ]
      : []),
    ...(untold.length
      ? [
          {
            path: "description",
            code: "DESCRIPTION_DROPPED" as const,
            message: `The description in ${untold.join(", ")} is not taken: it belongs in the summary.`,
          },
        ]
      : []),
  ];
}

/** Converts a document of the standard into our chain. It must be of the subject's kind. */
export async function readDocument(ctx: TenantCtx, subject: Subject, document: unknown) {
  const named = await findSubject(ctx, subject);
  const read = fromDocument(document, { taxonomies: await taxonomiesFor(ctx, subject.type) });
  if (!("content" in read)) throw unreadable(read.problems);
  const known = await knownOrganizations(ctx);
  const isOurs = oursIn(asObject(document) ?? {})["taxonomy_id"] !== undefined;
  const placements = read.content.placements.map((placement) => {
    const named = read.organizations_named.find(({ placement_id }) => placement_id === placement.id);
    return settled(placement, named, known, isOurs);
  });
  const { origin: _, ...chain } = read.content;
  const content = ChainContent.safeParse({ ...chain, placements, ...originOf(read, named) });
  if (!content.success)
    throw unreadable(content.error.issues.map(({ path, message }) => ({ path: path.join("."), message })));
  return {
    taxonomy: await findTaxonomy(ctx, read.taxonomy_id),
    content: content.data,
    problems: [...headProblems(read, named), ...read.problems],
  };
}
