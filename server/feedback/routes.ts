import { feedbackApi } from "#contract/feedback.ts";
import { done, route } from "#server/platform/http/http.ts";
import { collectResponse } from "./collect-response.ts";
import { countFigures } from "./count-figures.ts";
import { listResponses } from "./find-responses.ts";
import { listCollectable } from "./list-collectable.ts";
import { listPeople } from "./list-people.ts";
import { makeQuestion } from "./make-question.ts";
import { revealComment } from "./reveal-comment.ts";
import { findResponse } from "./service.ts";
import { judgeMistake, publishReply, updateCase, withdrawReply } from "./update-case.ts";
import { allFeedback, customerFeedback, pageFeedback } from "./write-csv.ts";

export const feedbackRoutes = [
  route(feedbackApi.customerCsv, (ctx) => customerFeedback(ctx)),
  route(feedbackApi.pageCsv, (ctx, { params }) => pageFeedback(ctx, params.id)),
  route(feedbackApi.allCsv, (ctx) => allFeedback(ctx)),
  route(feedbackApi.list, (ctx, { query }) => listResponses(ctx, query)),
  route(feedbackApi.people, (ctx) => listPeople(ctx)),
  route(feedbackApi.collectable, (ctx, { query }) => listCollectable(ctx, query)),
  route(feedbackApi.collect, (ctx, { body }) => done(collectResponse(ctx, body.response))),
  route(feedbackApi.figures, (ctx, { query }) => countFigures(ctx, query)),
  route(feedbackApi.show, async (ctx, { params }) => ({ response: await findResponse(ctx, params.id) })),
  route(feedbackApi.update, async (ctx, { params, body }) => ({
    response: await updateCase(ctx, params.id, body.response),
  })),
  route(feedbackApi.judge, async (ctx, { params, body }) => ({
    response: await judgeMistake(ctx, params.id, body.mistake),
  })),
  route(feedbackApi.publishReply, async (ctx, { params, body }) => ({
    response: await publishReply(ctx, params.id, body.reply),
  })),
  route(feedbackApi.withdrawReply, async (ctx, { params }) => ({ response: await withdrawReply(ctx, params.id) })),
  route(feedbackApi.reveal, (ctx, { params }) => revealComment(ctx, params.id)),
  route(feedbackApi.makeQuestion, (ctx, { params, body }) => makeQuestion(ctx, params.id, body.question)),
];
