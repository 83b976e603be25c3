import { writingHelpApi } from "#contract/writing-help.ts";
import { done, route } from "#server/platform/http/http.ts";
import { draftText } from "./draft-text.ts";
import { draftsOf, reviewDraft } from "./review-draft.ts";
import { getSettings, isOn, saveSettings } from "./service.ts";
import { testModel } from "./test-model.ts";

export const writingHelpRoutes = [
  route(writingHelpApi.state, async (ctx) => ({ is_on: await isOn(ctx) })),
  route(writingHelpApi.get, (ctx) => getSettings(ctx)),
  route(writingHelpApi.save, (ctx, { body }) => saveSettings(ctx, body.writing_help)),
  route(writingHelpApi.test, async (ctx) => ({ test: await testModel(ctx) })),
  route(writingHelpApi.drafts, async (ctx, { query }) => ({ drafts: await draftsOf(ctx, query.page_id) })),
  route(writingHelpApi.draft, (ctx, { body }) => draftText(ctx, body.draft)),
  route(writingHelpApi.review, (ctx, { body }) => done(reviewDraft(ctx, body.review))),
];
