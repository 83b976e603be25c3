import { sql } from "kysely";
import { TEST_EVENT } from "#contract/webhooks.ts";
import type { Database } from "#server/platform/database/db.ts";
import { type OutboundAnswer, OutboundError, type OutboundProblem } from "#server/platform/outbound/outbound.ts";
import type { Services } from "#server/platform/services.ts";
import { DEADLINE_MS, excerptOf, isTaken, PATIENCE_HOURS, pauseAfter } from "./rules.ts";
import { signedHeaders } from "./sign-delivery.ts";

type Needs = Pick<Services, "database" | "outbound">;

/** Claimed for sending. `attempts` includes the attempt to come. */
export type Due = {
  readonly id: string;
  readonly customer_id: string;
  readonly webhook_id: string;
  readonly event_id: string;
  readonly event: string;
  readonly payload: unknown;
  readonly attempts: number;
};

type Receiver = { readonly url: string; readonly secrets: readonly string[] };
type Outcome = { readonly took_ms: number } & (
  | { readonly answer: OutboundAnswer }
  | { readonly problem: OutboundProblem }
);

/** Loaded at sending time: address and secrets may have changed since the event. */
async function findReceiver({ system: db }: Database, { customer_id, webhook_id }: Due): Promise<Receiver | undefined> {
  const webhook = await db
    .selectFrom("webhooks")
    .select("url")
    .where("customer_id", "=", customer_id)
    .where("id", "=", webhook_id)
    .executeTakeFirst();
  if (!webhook) return undefined;
  const secrets = await db
    .selectFrom("webhook_secrets")
    .select("secret")
    .where("customer_id", "=", customer_id)
    .where("webhook_id", "=", webhook_id)
    .where(sql<boolean>`ends_at is null or ends_at > now()`)
    .orderBy("made_at", "desc")
    .execute();
  return { url: webhook.url, secrets: secrets.map(({ secret }) => secret) };
}

async function attempt({ outbound }: Needs, { url, secrets }: Receiver, due: Due): Promise<Outcome> {
  const started = performance.now();
  const took = () => ({ took_ms: Math.round(performance.now() - started) });
  const body = JSON.stringify(due.payload);
  const headers = {
    "content-type": "application/json",
    "user-agent": "Guidepost-Webhooks",
    ...signedHeaders({ event_id: due.event_id, body, secrets }),
  };
  try {
    const answer = await outbound.post(url, { headers, body, deadline_ms: DEADLINE_MS });
    return { answer, ...took() };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { problem: error.problem, ...took() };
  }
}

const isDelivered = (outcome: Outcome) => "answer" in outcome && isTaken(outcome.answer.status);

/** A test is tried once: somebody waits for the result. */
const pauseOf = ({ event, attempts }: Due) => (event === TEST_EVENT ? undefined : pauseAfter(attempts));

async function noteDelivery({ system: db }: Database, due: Due, outcome: Outcome) {
  const pause = pauseOf(due);
  const state = isDelivered(outcome) ? "delivered" : pause === undefined ? "failed" : "waiting";
  const answer = "answer" in outcome ? outcome.answer : undefined;
  await db
    .updateTable("webhook_deliveries")
    .set({
      state,
      ...(state === "waiting" && { next_at: sql<string>`now() + make_interval(secs => ${pause})` }),
      took_ms: outcome.took_ms,
      answer_status: answer?.status ?? null,
      answer_excerpt: answer ? excerptOf(answer.text) : null,
      problem: "problem" in outcome ? outcome.problem : null,
    })
    .where("customer_id", "=", due.customer_id)
    .where("id", "=", due.id)
    .execute();
}

/** Returns whether the webhook has failed for so long that it should be switched off. Failed tests do not count. */
async function noteHealth({ system: db }: Database, due: Due, outcome: Outcome): Promise<boolean> {
  if (due.event === TEST_EVENT && !isDelivered(outcome)) return false;
  const since = isDelivered(outcome) ? sql<null>`null` : sql<string>`coalesce(failing_since, now())`;
  const { rows } = await sql<{ is_hopeless: boolean }>`
    update webhooks set failing_since = ${since}
    where customer_id = ${due.customer_id} and id = ${due.webhook_id}
    returning is_active and failing_since < now() - make_interval(hours => ${PATIENCE_HOURS}) as is_hopeless`.execute(
    db,
  );
  return rows[0]?.is_hopeless ?? false;
}

/** Sends one delivery and records the result. Returns whether its webhook has failed for too long. */
export async function deliverEvent(needs: Needs, due: Due): Promise<boolean> {
  const receiver = await findReceiver(needs.database, due);
  if (!receiver) return false;
  const outcome = await attempt(needs, receiver, due);
  await noteDelivery(needs.database, due, outcome);
  return noteHealth(needs.database, due, outcome);
}
