import { sql } from "kysely";
import type { CodeState } from "#contract/short-codes.ts";
import type { LText } from "#contract/texts.ts";
import type { Db } from "#server/platform/database/db.ts";
import { codesOf } from "./service.ts";
import { codeState, placeName } from "./table.ts";

/** Data of a code's sign. */
export type SignRow = {
  readonly id: string;
  readonly code: string;
  readonly label: string | null;
  readonly place: string | null;
  readonly state: CodeState;
  readonly headline: LText | null;
  readonly sentence: LText | null;
  readonly device_id: string | null;
  readonly device_name: string | null;
  readonly algorithm_id: string | null;
};

/** In the order of `ids`, without those of other customers. */
export const readSignRows = (ctx: { readonly db: Db; readonly customer_id: string }, ids: readonly string[]) =>
  codesOf(ctx)
    .where(sql<boolean>`short_codes.id = any(${[...ids]}::uuid[])`)
    .select([
      "short_codes.id",
      "short_codes.code",
      "short_codes.label",
      sql`case when locations.id is not null then ${placeName} end`.as("place"),
      codeState.as("state"),
      "pages.headline",
      sql`pages.content -> 'subtitle'`.as("sentence"),
      sql`case when pages.algorithm_id is null then coalesce(pages.device_id, locations.device_id) end`.as("device_id"),
      "devices.name as device_name",
      "pages.algorithm_id",
    ])
    .orderBy(sql`array_position(${[...ids]}::uuid[], short_codes.id)`)
    .$castTo<SignRow>()
    .execute();
