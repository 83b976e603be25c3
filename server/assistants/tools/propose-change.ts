import * as z from "zod";
import { algorithmsApi } from "#contract/algorithms.ts";
import { ContentLocale, Id } from "#contract/common.ts";
import { devicesApi } from "#contract/devices.ts";
import { pagesApi } from "#contract/pages.ts";
import { SharedPart } from "#contract/share-links.ts";
import type { SharedSubject } from "#contract/share-scope.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { titlesOf } from "#server/share-links/describe-link.ts";
import { contentLanguage } from "#server/sites/service.ts";
import { suggestByProgram, textsOf } from "#server/suggestions/suggest-by-program.ts";
import { textAt, valueAt } from "#server/suggestions/open-texts.ts";
import { tool } from "../define-tool.ts";
import { readableTexts } from "./list-texts.ts";

function refuse(field: string, message: string): never {
  throw new AppError("invalid_input", `${field}: ${message}`, { fields: { [field]: message } });
}

export const proposeChange = tool({
  name: "propose_change",
  title: "Propose a change",
  description:
    "Propose another wording or a translation of one text. It waits in Suggestions until an editor accepts it; nothing changes before, and nothing is published. A second proposal for the same text replaces the first while it waits.",
  needs: { page: pagesApi.read, device: devicesApi.get, algorithm: algorithmsApi.get },
  published: ["page", "device", "algorithm"],
  suggestions: "write",
  inputOf: (kinds) =>
    z.strictObject({
      kind: z.enum(kinds),
      id: Id,
      part: SharedPart.describe("From list_texts"),
      field: z.string().min(1).max(300).describe("From list_texts"),
      language: ContentLocale.optional().describe("Language of the text; the default language if omitted"),
      text: z.string().trim().min(1).max(10_000).describe("The proposed words"),
      reason: z.string().trim().max(2000).default("").describe("Why, for the editor"),
    }),
  run: async (ctx, { kind, id, part, field, language, text: value, reason }) => {
    const subject = { type: kind as SharedSubject["type"], id };
    const known = textAt(await readableTexts(ctx, subject, part), { field, locale: null });
    if (!known) refuse("field", "There is no such text. list_texts has them.");
    const isTranslated = known.values.some(({ locale }) => locale !== null);
    const locale = isTranslated ? (await contentLanguage(ctx, language)).locale : null;
    // What the editor would replace, which may be a draft the assistant has not seen.
    const base = valueAt(await textsOf(ctx, subject, part), { field, locale }) ?? "";
    const { id: suggestion_id, state } = await suggestByProgram(ctx, subject, {
      part,
      field,
      locale,
      base,
      value,
      comment: reason,
    });
    const titles = await titlesOf(ctx.db, ctx.customer_id, [subject]);
    const next = "An editor decides in Suggestions.";
    return { data: { suggestion_id, state, next }, about: titles.get(id) ?? null };
  },
});
