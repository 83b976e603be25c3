import type * as z from "zod";
import type { writingHelpApi } from "#contract/writing-help.ts";
import { comparePage } from "#server/pages/publishing/compare-page.ts";
import { holdPage } from "#server/pages/service.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { AppError, notFound } from "#server/platform/http/errors.ts";
import { LIMITS, limitRate } from "#server/platform/http/rate-limit.ts";
import { shrinkImage } from "#server/platform/media/shrink-image.ts";
import { audit } from "#server/platform/records/audit.ts";
import { markTexts } from "#server/translations/mark-texts.ts";
import { writeTexts } from "#server/translations/write-texts.ts";
import { askModel, type Message } from "./ask-model.ts";
import { cleanAnswer } from "./clean-answer.ts";
import { pictureText, plainer, translation } from "./compose-prompt.ts";
import { findModel, type Model } from "./find-model.ts";
import { type Asked, findSource, type Source } from "./find-source.ts";
import { WritingError } from "./writing-error.ts";

type Drafted = z.output<typeof writingHelpApi.draft.response>;

/** Models see no more in a larger picture. */
const LONGEST_EDGE = 1024;

const textChanged = () => new AppError("text_changed", "The text was changed in the meantime. Nothing was written.");

async function requireModel({ services, customer_id }: TenantCtx): Promise<Model> {
  const model = await findModel(services, customer_id);
  if (!model?.is_on) throw new AppError("writing_help_off", "Writing help is off in this workspace");
  return model;
}

async function countDraft({ services, customer_id, actor }: TenantCtx) {
  await limitRate(services.database.system, LIMITS.draftPerson, actor.id);
  await limitRate(services.database.system, LIMITS.draftCustomer, customer_id);
}

async function messagesFor(ctx: TenantCtx, { kind }: Asked, found: Source): Promise<Message[]> {
  const { source, locale, default_locale, image_key } = found;
  if (kind === "translate") return translation(source, { from: default_locale, into: locale });
  if (kind === "plainer" || image_key === undefined) return plainer(source, locale);
  const jpeg = await shrinkImage(ctx.services.storage, image_key, LONGEST_EDGE);
  if (!jpeg) throw notFound("Photo");
  return pictureText(jpeg, locale);
}

/** Asks once. The answer is data: cleaned, or refused. */
async function askFor(ctx: TenantCtx, model: Model, asked: Asked, found: Source) {
  try {
    const answer = await askModel(ctx.services, model, await messagesFor(ctx, asked, found));
    const text = cleanAnswer(answer, found);
    if (text === undefined) throw new WritingError("answer_unusable");
    if (text === "") throw new WritingError("answer_empty");
    return text;
  } catch (cause) {
    if (!(cause instanceof WritingError)) throw cause;
    const { problem } = cause;
    throw new AppError("writing_help_failed", `The language model did not help: ${problem}`, {
      current: { problem },
      cause,
    });
  }
}

/** Who let which model draft what. The words themselves are in the history of what they belong to. */
const note = (ctx: TenantCtx, { model }: Model, asked: Asked, locale: string) => {
  const { kind, page_id, subject_type, subject_id, field } = asked;
  return audit(ctx, {
    action: "draft.created",
    subject_type,
    subject_id,
    after: { kind, page_id, field, locale, model },
  });
};

type Answer = { readonly model: Model; readonly found: Source; readonly text: string };

/** Writes where nobody has written, and only if the words it comes from still stand. */
const write = (ctx: TenantCtx, asked: Asked, { model, found, text }: Answer) =>
  inTransaction(ctx, async (ctx) => {
    const { page_id, subject_type, subject_id, field, kind } = asked;
    const { locale, source } = found;
    if (kind === "alt") await holdPage(ctx, page_id);
    const now = await findSource(ctx, asked);
    if (now.target !== undefined || now.source !== source || now.image_key !== found.image_key) throw textChanged();
    const written = { subject_type, subject_id, field, target: text };
    await writeTexts(ctx, locale, [written], (before) => {
      if (before !== undefined && before.trim() !== "") throw textChanged();
    });
    await markTexts(ctx, locale, [{ ...written, source }], { is_from_file: false, model: model.model });
    await comparePage(ctx, page_id);
    await note(ctx, model, asked, locale);
  });

const MOST_ATTEMPTS = 3;

/** Somebody who saves another field of the same record at this moment is no reason to ask the model again. */
async function writeDespiteOthers(attempt: () => Promise<void>) {
  for (let left = MOST_ATTEMPTS - 1; ; left -= 1)
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "conflict" || left <= 0) throw error;
    }
}

export async function draftText(ctx: TenantCtx, asked: Asked): Promise<Drafted> {
  const model = await requireModel(ctx);
  const found = await findSource(ctx, asked);
  const isProposal = asked.kind === "plainer";
  if (!isProposal && found.target !== undefined) throw textChanged();
  await countDraft(ctx);
  const text = await askFor(ctx, model, asked, found);
  if (isProposal) await note(ctx, model, asked, found.locale);
  else await writeDespiteOthers(() => write(ctx, asked, { model, found, text }));
  return { text, model: model.model, is_written: !isProposal };
}
