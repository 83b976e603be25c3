import type { query } from "#admin/api/query.ts";
import type { ListState } from "#admin/lists/use-list-state.ts";
import type { feedbackApi } from "#contract/feedback.ts";
import { FEEDBACK_QUESTIONS, type FeedbackQuestion, FIRST_QUESTION } from "#contract/feedback-questions.ts";

export const RANGES = ["30", "90", "all"] as const;
type Range = (typeof RANGES)[number];
const DAY_MS = 86_400_000;

type FiguresQuery = Parameters<typeof query<typeof feedbackApi.figures>>[1]["query"];

/** Filters kept in the address. */
export const FIGURE_FILTERS = ["days", "channel", "locale", "publication", "question"] as const;

export const rangeIn = (list: Pick<ListState, "filter">): Range =>
  RANGES.find((range) => range === list.filter("days")[0]) ?? "90";

export const questionIn = (list: Pick<ListState, "filter">): FeedbackQuestion =>
  FEEDBACK_QUESTIONS.find((question) => question === list.filter("question")[0]) ?? FIRST_QUESTION;

const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** Filters shared by figures and comments. */
export function commentsQuery(list: Pick<ListState, "filter">, page_id: string) {
  const range = rangeIn(list);
  const [channel, locale] = [list.filter("channel"), list.filter("locale")];
  return {
    page_id,
    ...(range !== "all" && { from: dayBefore(Number(range)) }),
    ...(channel.length && { channel }),
    ...(locale.length && { locale }),
  } as Pick<FiguresQuery, "page_id" | "from" | "channel" | "locale">;
}

export function figuresQuery(list: Pick<ListState, "filter">, page_id: string): FiguresQuery {
  const [publication] = list.filter("publication");
  return {
    ...commentsQuery(list, page_id),
    question: questionIn(list),
    ...(publication && { publication: Number(publication) }),
  };
}
