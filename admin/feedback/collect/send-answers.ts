import { call } from "#admin/api/call.ts";
import { statusOf } from "#admin/api/status.ts";
import { noteSession } from "#admin/session/shown-customer.ts";
import { feedbackApi } from "#contract/feedback.ts";
import { userApi } from "#contract/user.ts";
import { forgetAnswer, keepAnswer, type KeptAnswer, keptAnswers } from "./kept-answers.ts";

/** The answer itself is invalid, so retrying is useless, but the next one may be fine. */
const isFinal = (status: number | undefined) => status === 400 || status === 404 || status === 413;

/** Deletes an answer only after the server confirms it. If the confirmation is lost, it is sent again with the same id. */
async function sendOne(kept: KeptAnswer) {
  try {
    await call(feedbackApi.collect, { body: { response: kept.answer } });
  } catch (error) {
    const status = statusOf(error);
    if (!isFinal(status)) throw error;
    keepAnswer({ ...kept, refused: String(status) });
    return;
  }
  forgetAnswer(kept.answer.id);
}

/** The session may have switched to another customer, but these answers belong to one only. */
async function isAt(customer_id: string) {
  const { user } = await call(userApi.get, {});
  return noteSession(user) && user.customer_id === customer_id;
}

/** Why answers cannot be sent. Retried anyway: networks come back, and so do roles. */
export type Obstacle = "offline" | "not_allowed" | "elsewhere";
type Sent = Obstacle | undefined;

let underWay: Promise<Sent> | undefined;

async function sendAll(customer_id: string): Promise<Sent> {
  try {
    if (!(await isAt(customer_id))) return "elsewhere";
    for (const kept of keptAnswers(customer_id)) if (kept.refused === undefined) await sendOne(kept);
    return undefined;
  } catch (error) {
    return statusOf(error) === 403 ? "not_allowed" : "offline";
  }
}

/** Sends pending answers one by one, and returns what stopped it. */
export const sendAnswers = (customer_id: string): Promise<Sent> =>
  (underWay ??= sendAll(customer_id).finally(() => (underWay = undefined)));
