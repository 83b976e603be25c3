import { sql } from "kysely";
import type { PageSnapshot } from "#contract/publications.ts";
import type { UnreviewedDraft } from "#contract/writing-help.ts";
import { filledIn } from "#datachain/text.ts";
import { textsOf } from "./list-texts.ts";
import { sourceDigest } from "./measure-languages.ts";
import type { Composing } from "./read-composition.ts";

type Mark = {
  readonly subject_id: string;
  readonly field: string;
  readonly locale: string;
  readonly model: string;
  readonly at: Date | string;
  readonly digest: string;
};

const readMarks = ({ db, customer_id }: Pick<Composing, "db" | "customer_id">, ids: readonly string[]) =>
  db
    .selectFrom("translation_marks")
    .select(["subject_id", "field", "locale", "drafted_by as model", "drafted_at as at", "draft_digest as digest"])
    .where("customer_id", "=", customer_id)
    .where("drafted_by", "is not", null)
    .where(sql<boolean>`subject_id = any(${ids}::uuid[])`)
    .$castTo<Mark>()
    .execute();

const keyOf = ({ subject_id, field, locale }: Pick<Mark, "subject_id" | "field" | "locale">) =>
  `${subject_id} ${field} ${locale}`;

/** The texts of each page that stand as a model drafted them, in the order of the page. */
export async function listDrafts(
  ctx: Pick<Composing, "db" | "customer_id">,
  snapshots: readonly PageSnapshot[],
): Promise<UnreviewedDraft[][]> {
  const pages = snapshots.map((snapshot) => ({ locales: snapshot.locales, texts: textsOf(snapshot) }));
  const ids = new Set(pages.flatMap(({ texts }) => texts.map(({ subject_id }) => subject_id)));
  const marks = new Map((await readMarks(ctx, [...ids])).map((mark) => [keyOf(mark), mark]));
  return pages.map(({ locales, texts }) =>
    texts.flatMap(({ values, ...place }) =>
      locales.flatMap((locale): UnreviewedDraft[] => {
        const mark = marks.get(keyOf({ ...place, locale }));
        const text = filledIn(values, locale);
        if (!mark || text === undefined || sourceDigest(text) !== mark.digest) return [];
        return [{ ...place, locale, text, model: mark.model, at: new Date(mark.at).toISOString() }];
      }),
    ),
  );
}
