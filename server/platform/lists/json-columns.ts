import { type Expression, type RawBuilder, sql } from "kysely";
import * as z from "zod";
import { Timestamp } from "#contract/common.ts";

type Columns<S extends z.ZodObject> = { readonly [K in keyof S["shape"]]: Expression<unknown> };

/** The wire format for times: ISO 8601 in UTC. Connections use UTC. */
const isoTime = (time: Expression<unknown>) => sql`left(replace(${time}::text, ' ', 'T'), -3) || 'Z'`;

const isTime = (schema: unknown): boolean =>
  schema === Timestamp || (schema instanceof z.ZodNullable && isTime(schema.unwrap()));

/** Builds one JSON object in PostgreSQL with exactly the contract's fields. */
export function jsonObject<S extends z.ZodObject>(schema: S, columns: Columns<S>): RawBuilder<z.output<S>> {
  const parts = Object.entries(schema.shape).flatMap(([name, field]) => {
    const column = columns[name as keyof S["shape"]];
    return [sql.lit(name), isTime(field) ? isoTime(column) : column];
  });
  return sql`json_build_object(${sql.join(parts)})`;
}

/** The same from a subquery's columns; columns not in the contract are dropped. */
export const jsonRow = <S extends z.ZodObject>(schema: S, table: string) =>
  jsonObject(
    schema,
    Object.fromEntries(
      Object.keys(schema.shape).map((name) => [name, sql.ref(`${table}.${name}`)]),
    ) as unknown as Columns<S>,
  );
