import * as z from "zod";
import { ContentLocale, Id } from "#contract/common.ts";
import { pagesApi } from "#contract/pages.ts";
import { composeSnapshot } from "#server/pages/publishing/compose-snapshot.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { contentLanguage } from "#server/sites/service.ts";
import { type AssistantCtx, tool } from "../define-tool.ts";
import { presentPage } from "../present-page.ts";
import { readPublished } from "../read-published.ts";

async function readVersion(ctx: AssistantCtx, id: string, version: "published" | "draft") {
  if (version === "draft") return { snapshot: (await composeSnapshot(ctx, id)).snapshot, about: { version } };
  const { snapshot, number, published_at } = await readPublished(ctx, id);
  return { snapshot, about: { version, number, published_at } };
}

export const readPage = tool({
  name: "read_page",
  title: "Read a page",
  description:
    "Read one page of the guide in one language: its texts, facts, datachain in sentences, places. The published version, or the draft as it would be published now.",
  needs: { page: pagesApi.read },
  published: ["page"],
  inputOf: () =>
    z.strictObject({
      id: Id.describe("Id of the page, from search"),
      language: ContentLocale.optional(),
      version: z.enum(["published", "draft"]).default("published"),
    }),
  run: async (ctx, { id, language, version }) => {
    if (version === "draft" && !ctx.access.may_read_drafts)
      throw new AppError("assistants_off", "This workspace does not let assistants read drafts");
    const { snapshot, about } = await readVersion(ctx, id, version);
    const { locale } = await contentLanguage(ctx, language);
    const page = await presentPage(ctx, snapshot, locale);
    return { data: { ...about, ...page }, about: snapshot.content.headline[snapshot.default_locale] ?? snapshot.slug };
  },
});
