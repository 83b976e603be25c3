import { suggestionsApi } from "#contract/suggestions.ts";
import { route } from "#server/platform/http/http.ts";
import { decideSuggestions, reopenSuggestion, replyToSuggestion } from "./decide-suggestions.ts";
import { listMine, listTexts, makeSuggestion } from "./make-suggestion.ts";
import { getThread, listThreads } from "./service.ts";

export const suggestionRoutes = [
  route(suggestionsApi.texts, (ctx) => listTexts(ctx)),
  route(suggestionsApi.mine, async (ctx) => ({ suggestions: await listMine(ctx) })),
  route(suggestionsApi.suggest, async (ctx, { body }) => ({ suggestion: await makeSuggestion(ctx, body.suggestion) })),
  route(suggestionsApi.threads, (ctx, { query }) => listThreads(ctx, query)),
  route(suggestionsApi.thread, (ctx, { params }) => getThread(ctx, params.id)),
  route(suggestionsApi.decide, async (ctx, { body }) => ({
    suggestions: await decideSuggestions(ctx, body.decisions),
  })),
  route(suggestionsApi.reopen, async (ctx, { params }) => ({ suggestion: await reopenSuggestion(ctx, params.id) })),
  route(suggestionsApi.reply, async (ctx, { params, body }) => ({
    suggestion: await replyToSuggestion(ctx, params.id, body.reply),
  })),
];
