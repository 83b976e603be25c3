import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { FIRST_QUESTION, type SomeAnswers } from "#contract/feedback-questions.ts";
import type { Db } from "#server/platform/database/db.ts";
import { coverPersonal } from "./cover-personal.ts";
import type { Draft } from "./sign-draft.ts";
import { emitFeedback } from "./emit-feedback.ts";

/** `db` may be any connection that sees this customer's rows. */
type Taking = { readonly db: Db; readonly customer_id: string };

/** The publication that was read. */
type Read = {
  readonly publication_number: number;
  readonly locale: string;
  readonly location_name: string | null;
};

type Taken = Read & {
  readonly draft: Draft;
  /** As typed; empty before the last question. */
  readonly comment: string;
  readonly is_spam: boolean;
};

function statusOf({ comment, is_spam }: Taken) {
  if (is_spam) return "spam";
  return comment ? "new" : null;
}

/** As stored: without the questions that were skipped. */
export const toStore = (given: SomeAnswers) =>
  JSON.stringify(Object.fromEntries(Object.entries(given).filter(([, answer]) => answer !== null)));

/** The tap id whose response is still at its first answer, else an unused one. */
export async function findTap({ db, customer_id }: Taking, ids: readonly [string, string]): Promise<string> {
  const rows = await db
    .selectFrom("feedback_responses")
    .select(["id", sql<boolean>`completed_at is null and answers - ${sql.lit(FIRST_QUESTION)} = '{}'`.as("is_open")])
    .where("customer_id", "=", customer_id)
    .where("id", "in", [...ids])
    .execute();
  const open = rows.find(({ is_open }) => is_open);
  if (open) return open.id;
  return rows.some(({ id }) => id === ids[0]) ? uuidv7() : ids[0];
}

export async function isTaken({ db, customer_id }: Taking, id: string) {
  const row = await db
    .selectFrom("feedback_responses")
    .select("id")
    .where("customer_id", "=", customer_id)
    .where("id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Saves the answers so far. The same id updates them until they are complete, so a form sent twice counts once.
 * Returns false if they were complete before.
 */
export async function takeResponse({ db, customer_id }: Taking, taken: Taken): Promise<boolean> {
  const { draft, publication_number, locale, location_name } = taken;
  const { text, covered } = coverPersonal(taken.comment);
  const said = {
    answers: toStore(draft.answers),
    locale,
    comment: text || null,
    covered,
    case_status: statusOf(taken),
    completed_at: draft.is_done ? sql<string>`now()` : null,
    updated_at: sql<string>`now()`,
  };
  return db.transaction().execute(async (db) => {
    const written = await db
      .insertInto("feedback_responses")
      .values({
        id: draft.id,
        customer_id,
        page_id: draft.page_id,
        publication_number,
        short_code: draft.code,
        location_name,
        channel: draft.code === null ? "web" : "qr",
        ...said,
      })
      .onConflict((row) =>
        row
          .column("id")
          .doUpdateSet(said)
          .where("feedback_responses.customer_id", "=", customer_id)
          .where("feedback_responses.completed_at", "is", null),
      )
      .executeTakeFirst();
    if (!written.numInsertedOrUpdatedRows) return false;
    if (draft.is_done && !taken.is_spam) await emitFeedback({ db, customer_id }, draft.id);
    if (covered.length === 0) return true;
    await db
      .insertInto("feedback_originals")
      .values({ response_id: draft.id, customer_id, comment: taken.comment })
      .execute();
    return true;
  });
}
