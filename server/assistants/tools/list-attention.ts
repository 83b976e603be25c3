import * as z from "zod";
import { algorithmsApi } from "#contract/algorithms.ts";
import type { Attention } from "#contract/dashboard.ts";
import { devicesApi } from "#contract/devices.ts";
import { orphanScansApi } from "#contract/orphan-scans.ts";
import { pagesApi } from "#contract/pages.ts";
import { readDashboard } from "#server/dashboard/service.ts";
import { tool } from "../define-tool.ts";

const KINDS: Readonly<Record<keyof Attention, string>> = {
  devices_with_errors: "device",
  algorithms_with_errors: "algorithm",
  devices_overdue: "device",
  algorithms_overdue: "algorithm",
  devices_without_status: "device",
  devices_without_location: "device",
  devices_without_page: "device",
  draft_pages: "page",
  outdated_pages: "page",
  failed_schedules: "page",
  open_suggestions: "page",
  unknown_codes: "code",
  broken_links: "page",
  reports_due: "page",
};

export const listAttention = tool({
  name: "list_attention",
  title: "List what needs attention",
  description:
    "What needs work now, as on the dashboard: how many records have errors, reviews that are due, pages with outdated translations and so on, with the first of each by name.",
  needs: { page: pagesApi.search, device: devicesApi.list, algorithm: algorithmsApi.list, code: orphanScansApi.list },
  published: [],
  inputOf: () => z.strictObject({}),
  run: async (ctx) => {
    const { attention, subjects } = await readDashboard(ctx);
    const isAllowed = (key: keyof Attention) => ctx.kinds.includes(KINDS[key]);
    const counts = Object.entries(attention).filter(([key]) => isAllowed(key as keyof Attention));
    return {
      data: { counts: Object.fromEntries(counts), first: subjects.filter(({ kind }) => isAllowed(kind)) },
      found: counts.filter(([, count]) => count > 0).length,
    };
  },
});
