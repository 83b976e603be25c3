import { type FeedbackDetail, QUOTE_PROBLEMS } from "#contract/feedback.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { findQuote } from "./find-quote.ts";

type Texts = Readonly<Record<string, string>>;

async function readOriginal({ db, customer_id }: TenantCtx, id: string) {
  const row = await db
    .selectFrom("feedback_originals")
    .select("comment")
    .where("customer_id", "=", customer_id)
    .where("response_id", "=", id)
    .executeTakeFirst();
  return row?.comment;
}

/** Rejects public texts that quote the comment, each by its field: `reply.said.en`. */
export async function refuseQuotes(
  ctx: TenantCtx,
  { id, comment, locale, page, location_name }: FeedbackDetail,
  fields: Readonly<Record<string, Texts | undefined>>,
) {
  if (comment === null) return;
  const original = await readOriginal(ctx, id);
  const names = [page?.title, location_name].filter((name) => typeof name === "string");
  const comments = [...new Set([original ?? comment, comment])];
  const problems = Object.entries(fields).flatMap(([field, texts]) =>
    Object.entries(texts ?? {}).flatMap(([language, text]) => {
      const problem = comments
        .map((one) => findQuote(text, { comment: one, locale, names }))
        .find((found) => found !== undefined);
      return problem ? [[`${field}.${language}`, QUOTE_PROBLEMS[problem]] as const] : [];
    }),
  );
  const [first] = problems;
  if (first) throw new AppError("invalid_input", first[1], { fields: Object.fromEntries(problems) });
}
