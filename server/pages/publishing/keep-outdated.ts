import type { PageSnapshot } from "#contract/publications.ts";
import type { Composing } from "./read-composition.ts";
import { sourceDigest, textStates } from "./measure-languages.ts";

/**
 * When a published source changes, residents still read the old translations. Marks those as outdated, with the source
 * they were made from, until someone translates them or confirms that they still fit.
 */
export async function keepOutdated(
  { db, customer_id }: Pick<Composing, "db" | "customer_id">,
  former: PageSnapshot | null,
  next: PageSnapshot,
) {
  if (!former) return;
  const statesIn = textStates(next, [], former);
  const rows = next.locales.flatMap((locale) =>
    statesIn(locale).flatMap(({ text, state, made_from }) =>
      state === "outdated" && made_from !== undefined
        ? [
            {
              customer_id,
              subject_type: text.subject_type,
              subject_id: text.subject_id,
              field: text.field,
              locale,
              source_digest: sourceDigest(made_from),
              source_text: made_from,
            },
          ]
        : [],
    ),
  );
  if (!rows.length) return;
  await db
    .insertInto("translation_marks")
    .values(rows)
    // an existing mark already names the source the translation was confirmed for
    .onConflict((row) => row.columns(["subject_id", "field", "locale"]).doNothing())
    .execute();
}
