import * as z from "zod";
import { analyticsApi, AnalyticsQuery, RANGE_DAYS } from "#contract/analytics.ts";
import { Id } from "#contract/common.ts";
import { countDays, totalsOf } from "#server/analytics/count-days.ts";
import { readRange, shownRange } from "#server/analytics/read-range.ts";
import { tool } from "../define-tool.ts";
import { readPublished } from "../read-published.ts";

export const readNumbers = tool({
  name: "read_numbers",
  title: "Read numbers",
  description:
    "How often the guide, or one page, was opened, by how many visitors, how often its codes were scanned and how much feedback came, in the last days and as many days before. Counts are in fives.",
  needs: { analytics: analyticsApi.overview },
  published: ["analytics"],
  inputOf: () =>
    z.strictObject({
      page_id: Id.optional().describe("Only this page"),
      days: z.literal([...RANGE_DAYS]).default(30),
    }),
  run: async (ctx, { page_id, days }) => {
    const page = page_id === undefined ? undefined : await readPublished(ctx, page_id);
    const range = await readRange(ctx, AnalyticsQuery.parse({ days, page_id }));
    const totals = totalsOf(await countDays(ctx, range), range);
    const { content, default_locale } = page?.snapshot ?? {};
    return { data: { range: shownRange(range), totals }, about: content?.headline[default_locale ?? ""] ?? null };
  },
});
