import { sql } from "kysely";
import type * as z from "zod";
import type { feedbackApi } from "#contract/feedback.ts";
import { holdPage } from "#server/pages/service.ts";
import { writePage } from "#server/pages/update-page.ts";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { AppError, notFound } from "#server/platform/http/errors.ts";
import { refuseQuotes } from "./refuse-quotes.ts";
import { findResponse } from "./service.ts";

type Question = z.output<typeof feedbackApi.makeQuestion.body>["question"];

const MOST_QUESTIONS = 100;

/** Derived from the response, so that one comment makes one question, however often this is called. */
const questionId = (response_id: string) => `feedback-${response_id}`;

/** Does not change the case's version, so nobody working on it gets a conflict. */
const markMade = ({ db, customer_id }: TenantCtx, id: string) =>
  db
    .updateTable("feedback_responses")
    .set({ question_made_at: sql`now()` })
    .where("customer_id", "=", customer_id)
    .where("id", "=", id)
    .execute();

/** Adds it to the page's working copy; it becomes public when the page is published. */
export const makeQuestion = (ctx: TenantCtx, id: string, { question, answer }: Question) =>
  inTransaction(ctx, async (ctx) => {
    const response = await findResponse(ctx, id);
    const { page } = response;
    if (!page) throw notFound("Page");
    await refuseQuotes(ctx, response, { "question.question": question, "question.answer": answer });
    const before = await holdPage(ctx, page.id);
    const { questions } = before.content;
    const made = { id: questionId(id), question, answer };
    if (questions.some((one) => one.id === made.id)) return { page_id: page.id };
    if (questions.length >= MOST_QUESTIONS)
      throw new AppError("invalid_input", `A page has at most ${MOST_QUESTIONS} questions`);
    await writePage(ctx, before, { content: { ...before.content, questions: [...questions, made] } });
    await markMade(ctx, id);
    await audit(ctx, {
      action: "feedback.question_made",
      subject_type: "feedback",
      subject_id: id,
      before: { question_id: null },
      after: { question_id: made.id, page_id: page.id },
    });
    return { page_id: page.id };
  });
