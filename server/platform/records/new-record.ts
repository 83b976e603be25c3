import type { Insertable } from "kysely";
import { type TenantCtx, userIdOf } from "#server/platform/context.ts";
import type { DB } from "#server/platform/database/schema.ts";
import type { TextColumn } from "./texts.ts";

type RecordTable = "devices" | "algorithms" | "organizations";
type Own<T extends RecordTable> = Omit<Insertable<DB[T]>, "id" | "customer_id" | "created_by" | "updated_by">;

/** False if the id exists: a repeated request creates one record. */
export async function insertRecord<T extends RecordTable>(ctx: TenantCtx, table: T, id: string, values: Own<T>) {
  const by = userIdOf(ctx);
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto<RecordTable>(table)
    .values({ ...values, id, customer_id: ctx.customer_id, created_by: by, updated_by: by } as never)
    .onConflict((row) => row.column("id").doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}

/** Without fields that were not sent. */
export const given = <T extends object>(input: T) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as {
    [N in keyof T]?: Exclude<T[N], undefined>;
  };

export const pick = <T extends object, N extends keyof T>(row: T, names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<T, N>;

type Texts<N extends string, T> = Readonly<Partial<Record<N, T | undefined>>>;

/** The text columns of a new record: copied in every language, and overwritten by the input in one. */
export const newRecordTexts = <N extends string>(
  names: readonly N[],
  copied: Texts<N, TextColumn>,
  input: Texts<N, string | null>,
  locale: string,
) =>
  Object.fromEntries(
    names.map((name) => {
      const { [locale]: old, ...others } = copied[name] ?? {};
      const text = input[name] === undefined ? old : input[name]?.trim() && input[name];
      return [name, JSON.stringify({ ...others, ...(text && { [locale]: text }) })];
    }),
  ) as Record<N, string>;
