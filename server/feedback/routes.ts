import { feedbackApi } from "#contract/feedback.ts";
import { route } from "#server/platform/http.ts";
import { allFeedback, customerFeedback } from "./service.ts";

export const feedbackRoutes = [
  route(feedbackApi.customerCsv, (ctx) => customerFeedback(ctx)),
  route(feedbackApi.allCsv, (ctx) => allFeedback(ctx)),
];
