import { createElement } from "react";
import { questionsOf } from "#contract/feedback-questions.ts";
import type { FeedbackForm, FeedbackStep } from "#guide/feedback-step.ts";
import { FeedbackExpired, FeedbackPage, feedbackTitle } from "#guide/FeedbackPage.tsx";
import { Frame } from "#guide/parts/Frame.tsx";
import type { Draft } from "#server/feedback/sign-draft.ts";
import { type PublicPage, readPublicCards, readPublicReplies } from "#server/pages/publishing/read-public.ts";
import type { Problem } from "./move-draft.ts";
import { openReading } from "./open-reading.ts";
import { readTaxonomies } from "./read-taxonomies.ts";
import { titleIn } from "./show-page.ts";
import type { Show, ShownPage, Visit } from "./visit-site.ts";

export const FEEDBACK_PATH = "/feedback";

/** The form starts on a page, so requests without an answer go to home. */
export const leadHome: Show = () => Promise.resolve({ kind: "moved", path: "/", isForNow: true });

/** A page's questions; a comment follows them. */
export const questionsOn = ({ snapshot }: PublicPage) => questionsOf(snapshot.content.feedback_set);

export type OpenForm = {
  readonly visit: Visit;
  readonly page: PublicPage;
  readonly draft: Draft;
  readonly form: FeedbackForm;
};

export async function stepOf({ visit, page, draft }: OpenForm, problem: Problem = null): Promise<FeedbackStep> {
  if (draft.is_done) return { kind: "thanks", replies: await readPublicReplies(visit.public, page.snapshot.page_id) };
  const question = questionsOn(page)[draft.step];
  const hasBack = draft.step > 0;
  if (question === undefined) return { kind: "comment", hasBack, problem: problem === "choose" ? null : problem };
  const chosen = draft.answers[question] ?? null;
  return { kind: "question", question, chosen, hasBack, problem: problem === "choose" ? problem : null };
}

/** One question, or the thank-you page, in the guide's design. Personal, so never cached. */
export async function showStep({ visit, page, draft, form }: OpenForm, step: FeedbackStep): Promise<ShownPage> {
  const { snapshot } = page;
  const cards = await readPublicCards(visit.public, [snapshot.page_id]);
  const path = `${FEEDBACK_PATH}?draft=${encodeURIComponent(form.draft)}`;
  const reading = openReading(visit, path, await readTaxonomies(visit.services, visit.public, { snapshot, cards }));
  const [number, count] = [draft.step + 1, questionsOn(page).length + 1];
  const body = createElement(FeedbackPage, { reading, snapshot, card: cards[0], form, step, number, count });
  return {
    kind: "page",
    body: createElement(Frame, { reading, home: null }, body),
    head: { title: titleIn(reading, feedbackTitle(reading, snapshot)?.text), isHidden: true },
  };
}

export function showExpired(visit: Visit): ShownPage {
  const reading = openReading(visit, FEEDBACK_PATH);
  const body = createElement(FeedbackExpired, { reading });
  return {
    kind: "page",
    status: 410,
    body: createElement(Frame, { reading, home: null }, body),
    head: { title: titleIn(reading, reading.words.your_view), isHidden: true },
  };
}
