import { sql } from "kysely";
import type { ImportRecipe, WordMatch } from "#contract/import-recipe.ts";
import type { ImportSubject } from "#contract/imports.ts";
import { wordKey } from "#contract/plain-word.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { Words } from "./apply-recipe.ts";
import { choiceFieldOf } from "./choice-fields.ts";

export type RememberedWord = { readonly to: string | null; readonly at: string };
/** By field, then by `wordKey`. */
export type RememberedWords = ReadonlyMap<string, ReadonlyMap<string, RememberedWord>>;

/** More would be another list of organizations, not words. */
const MAX_WORDS = 50_000;

/**
 * Words matched in earlier imports. A name that no longer exists is skipped, so that a renamed status or a deleted
 * organization does not come back. `isKnown`: whether a status, organization or label has this name.
 */
export async function loadRemembered(
  db: Db,
  { customer_id, subject }: { customer_id: string; subject: ImportSubject },
  isKnown: (noun: "status" | "organization" | "label", name: string) => boolean,
): Promise<RememberedWords> {
  const rows = await db
    .selectFrom("import_words")
    .select(["field", "word", "becomes", "updated_at"])
    .where("customer_id", "=", customer_id)
    .where("subject", "=", subject)
    .orderBy("updated_at", "desc")
    .limit(MAX_WORDS)
    .execute();
  const found = new Map<string, Map<string, RememberedWord>>();
  for (const { field, word, becomes, updated_at } of rows) {
    const choice = choiceFieldOf(subject, field);
    if (!choice) continue;
    const isGone =
      becomes !== null && !(choice.noun ? isKnown(choice.noun, becomes) : choice.options.includes(becomes));
    if (isGone) continue;
    const words = found.get(field) ?? new Map<string, RememberedWord>();
    words.set(word, { to: becomes, at: updated_at });
    found.set(field, words);
  }
  return found;
}

/** The recipe's own words, and the remembered ones. */
export function wordsOf({ values }: Pick<ImportRecipe, "values">, remembered: RememberedWords): Words {
  const words = new Map(
    [...remembered].map(
      ([field, known]) => [field, new Map([...known].map(([word, { to }]) => [word, to] as const))] as const,
    ),
  );
  for (const { field, word, to } of values) {
    const known = words.get(field) ?? new Map<string, string | null>();
    known.set(wordKey(word), to);
    words.set(field, known);
  }
  return words;
}

/** Words that become themselves are new names: they are known from then on. */
const isNews = ({ word, to }: WordMatch) => to === null || wordKey(word) !== wordKey(to);

export async function rememberWords(ctx: TenantCtx, subject: ImportSubject, values: readonly WordMatch[]) {
  const { customer_id } = ctx;
  const rows = new Map(
    values
      .filter(isNews)
      .map(
        ({ field, word, to }) => [`${field} ${wordKey(word)}`, { field, word: wordKey(word), becomes: to }] as const,
      ),
  );
  if (!rows.size) return;
  // in one order, so that two people at once cannot lock each other out
  const sorted = [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  await sql`
    insert into import_words (customer_id, subject, field, word, becomes)
    select ${customer_id}::uuid, ${subject}, field, word, becomes
    from jsonb_to_recordset(${JSON.stringify(sorted)}::jsonb) as w(field text, word text, becomes text)
    on conflict (customer_id, subject, field, word) do update set becomes = excluded.becomes, updated_at = now()`.execute(
    ctx.db,
  );
}
