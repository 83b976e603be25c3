import type { PageSnapshot } from "#contract/publications.ts";
import type { Composing } from "./read-composition.ts";
import { sourceDigest, textStates } from "./measure-languages.ts";

/**
 * Publishing a changed source leaves its translations as they are, and residents go on reading them: from now on they
 * count as outdated until somebody translates them or says that they still fit. What they were made from is kept.
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
    // whoever said that it fits was right about the source of then
    .onConflict((row) => row.columns(["subject_id", "field", "locale"]).doNothing())
    .execute();
}
