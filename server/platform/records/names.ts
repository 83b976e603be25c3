import { type Expression, sql, type SqlBool } from "kysely";
import type { Names } from "#contract/names.ts";
import { containing } from "./list.ts";

type Named = { readonly name: string; readonly names: Names };
type Change = { readonly name?: string | undefined; readonly names?: Names | undefined };

/** Renaming without translations drops the old ones, which would be wrong. */
export function changedNames<C extends Change>(before: Named, change: C): C {
  const isRenamed = change.name !== undefined && change.name !== before.name;
  return isRenamed && !change.names ? { ...change, names: {} } : change;
}

/** Rows that contain a text in their name, in any language. */
export const namedLike = (table: string, text: string): Expression<SqlBool> => sql<SqlBool>`(
  ${sql.ref(`${table}.name`)} ilike ${containing(text)} or exists (
    select from jsonb_each_text(${sql.ref(`${table}.names`)}) as named where named.value ilike ${containing(text)}))`;
