import { call } from "#admin/api/call.ts";
import { statusOf } from "#admin/api/status.ts";
import { noteSession } from "#admin/session/shown-customer.ts";
import { feedbackApi } from "#contract/feedback.ts";
import { userApi } from "#contract/user.ts";
import { forgetAnswer, keepAnswer, type KeptAnswer, keptAnswers } from "./kept-answers.ts";

/** The answer itself is wrong, and stays wrong: the next one may be right. */
const isFinal = (status: number | undefined) => status === 400 || status === 404 || status === 413;

/** An answer is forgotten once the server says it has it, and not before: if that word is lost, it is sent again under its id. */
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

/** The session may be at another customer by now, and these answers are of one customer only. */
async function isAt(customer_id: string) {
  const { user } = await call(userApi.get, {});
  return noteSession(user) && user.customer_id === customer_id;
}

/** What keeps answers on this tablet. They are tried again in any case: networks come back, and so do roles. */
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

/** Sends what waits, one after the other, and says what was in the way. */
export const sendAnswers = (customer_id: string): Promise<Sent> =>
  (underWay ??= sendAll(customer_id).finally(() => (underWay = undefined)));
