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

let underWay: Promise<boolean> | undefined;

async function sendAll(customer_id: string): Promise<boolean> {
  try {
    if (!(await isAt(customer_id))) return false;
    for (const kept of keptAnswers(customer_id)) if (kept.refused === undefined) await sendOne(kept);
    return true;
  } catch {
    return false;
  }
}

/** Sends what waits, one after the other. False: the server could not be reached, and somebody tries again later. */
export const sendAnswers = (customer_id: string): Promise<boolean> =>
  (underWay ??= sendAll(customer_id).finally(() => (underWay = undefined)));
