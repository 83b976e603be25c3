import * as z from "zod";
import { algorithmsApi } from "#contract/algorithms.ts";
import { ContentLocale } from "#contract/common.ts";
import { devicesApi } from "#contract/devices.ts";
import { organizationsApi } from "#contract/organizations.ts";
import { pagesApi } from "#contract/pages.ts";
import { textIn } from "#datachain/text.ts";
import { listAlgorithms } from "#server/algorithms/service.ts";
import { listDevices } from "#server/devices/list-devices.ts";
import { searchGuide } from "#server/guide/search/search-guide.ts";
import { listOrganizations } from "#server/organizations/service.ts";
import { searchPages } from "#server/pages/search-pages.ts";
import { jsonTextOf } from "#server/platform/lists/json-response.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { contentLanguage } from "#server/sites/service.ts";
import { tool } from "../define-tool.ts";

const MOST = 20;

type Found = { readonly kind: string; readonly id: string; readonly name: string; readonly state?: string };

const rowsOf = (answer: unknown, key: string) =>
  (JSON.parse(jsonTextOf(answer) ?? JSON.stringify(answer)) as Record<string, Record<string, string>[]>)[key] ?? [];

const LISTS: Readonly<Record<string, (ctx: TenantCtx, q: string, locale: string) => Promise<Found[]>>> = {
  page: async (ctx, q, locale) =>
    rowsOf(await searchPages(ctx, pagesApi.search.query.parse({ q, locale, per_page: MOST })), "items").map(
      ({ id = "", title = "", state = "" }) => ({ kind: "page", id, name: title, state }),
    ),
  device: async (ctx, q) =>
    rowsOf(await listDevices(ctx, devicesApi.list.query.parse({ q, per_page: MOST })), "devices").map(
      ({ id = "", name = "" }) => ({ kind: "device", id, name }),
    ),
  algorithm: async (ctx, q) =>
    rowsOf(await listAlgorithms(ctx, algorithmsApi.list.query.parse({ q, per_page: MOST })), "algorithms").map(
      ({ id = "", name = "" }) => ({ kind: "algorithm", id, name }),
    ),
  organization: async (ctx, q) =>
    rowsOf(await listOrganizations(ctx, organizationsApi.list.query.parse({ q, per_page: MOST })), "organizations").map(
      ({ id = "", name = "" }) => ({ kind: "organization", id, name }),
    ),
};

async function findPublic({ db, customer_id }: TenantCtx, q: string, locale: string, default_locale: string) {
  const { results } = await searchGuide({ db, customer_id }, { locale, q, chosen: {}, page: 1 });
  return results.map(({ card }): Found => {
    const name = textIn(card.title, locale, default_locale)?.text ?? "";
    return { kind: "page", id: card.page_id, name, state: "published" };
  });
}

export const searchWorkspace = tool({
  name: "search",
  title: "Search",
  description:
    "Find pages of the public guide, devices, algorithms and organizations by words. Returns kind, id and name, at most 20 of each kind.",
  needs: {
    page: pagesApi.search,
    device: devicesApi.list,
    algorithm: algorithmsApi.list,
    organization: organizationsApi.list,
  },
  published: ["page"],
  inputOf: (kinds) =>
    z.strictObject({
      q: z.string().trim().min(1).max(200).describe("Words to look for"),
      kind: z.enum(kinds).optional().describe("Only this kind"),
      language: ContentLocale.optional().describe("Language of titles, such as en or km"),
    }),
  run: async (ctx, { q, kind, language }) => {
    const { locale, default_locale } = await contentLanguage(ctx, language);
    const results: Found[] = [];
    for (const one of kind ? [kind] : ctx.kinds)
      results.push(
        ...(ctx.access.may_read_drafts
          ? ((await LISTS[one]?.(ctx, q, locale)) ?? [])
          : await findPublic(ctx, q, locale, default_locale)),
      );
    return { data: { results }, about: q, found: results.length };
  },
});
