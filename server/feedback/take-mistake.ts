import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { FeedbackDetail, MistakePart, MistakeState } from "#contract/feedback.ts";
import type { Db } from "#server/platform/database/db.ts";
import { coverPersonal } from "./cover-personal.ts";
import { emitFeedback } from "./emit-feedback.ts";

type Taking = { readonly db: Db; readonly customer_id: string };

type Reported = {
  readonly page_id: string | null;
  /** Instead of a page: the address of one that the guide writes itself. */
  readonly path: string | null;
  /** The version of the page, or the revision of a report. */
  readonly publication_number: number | null;
  readonly locale: string;
  /** As typed. */
  readonly text: string;
  readonly part: MistakePart | null;
  readonly is_spam: boolean;
};

/** As many as nobody guesses. */
const KEY_BYTES = 16;

/** Saves a reported mistake, and returns the key of its public state. */
export async function takeMistake({ db, customer_id }: Taking, reported: Reported): Promise<string> {
  const { page_id, path, publication_number, locale, part, is_spam } = reported;
  const [id, mistake_address] = [uuidv7(), randomBytes(KEY_BYTES).toString("base64url")];
  const { text, covered } = coverPersonal(reported.text);
  await db.transaction().execute(async (db) => {
    await db
      .insertInto("feedback_responses")
      .values({
        id,
        customer_id,
        kind: "mistake",
        is_complaint: true,
        page_id,
        publication_number,
        locale,
        channel: "web",
        answers: "{}",
        comment: text,
        covered,
        case_status: is_spam ? "spam" : "new",
        completed_at: sql<string>`now()`,
        mistake_address,
        mistake_part: part,
        mistake_path: path,
        mistake_state: "received",
      })
      .execute();
    if (!is_spam) await emitFeedback({ db, customer_id }, id);
    if (covered.length)
      await db
        .insertInto("feedback_originals")
        .values({ response_id: id, customer_id, comment: reported.text })
        .execute();
  });
  return mistake_address;
}

/** What anybody with its address may know of a report: never what the resident wrote. */
export type PublicMistake = {
  readonly page_id: string | null;
  readonly path: string | null;
  readonly submitted_at: string;
  readonly state: MistakeState;
  /** Without a decision: nobody looked at it within the retention, or it counts as spam. */
  readonly is_closed: boolean;
  readonly version: number | null;
  readonly reason: FeedbackDetail["said"] | null;
  /** Once the city has published its own words for it, and a reply. */
  readonly said: FeedbackDetail["said"] | null;
  readonly reply: FeedbackDetail["public_reply"] | null;
};

export const findMistake = ({ db, customer_id }: Taking, key: string): Promise<PublicMistake | undefined> =>
  db
    .selectFrom("feedback_responses")
    .select(["page_id", "mistake_path as path", "submitted_at", "mistake_state as state"])
    .select("mistake_version as version")
    .select(["mistake_reason as reason", "public_reply as reply"])
    .select(
      sql`coalesce(case_status in ('closed', 'spam'), false) and mistake_state in ('received', 'checking')`.as(
        "is_closed",
      ),
    )
    .select(sql`case when reply_published_at is not null then said end`.as("said"))
    .where("customer_id", "=", customer_id)
    .where("mistake_address", "=", key)
    .$castTo<PublicMistake>()
    .executeTakeFirst();
