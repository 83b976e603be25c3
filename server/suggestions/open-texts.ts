import { type SharedPart, type SharedSubject, sharedParts, sharedSubject } from "#contract/share-scope.ts";
import type { SharedText } from "#contract/suggestions.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { AppError, notFound } from "#server/platform/http/errors.ts";
import { chainTexts } from "./edit-chain.ts";
import { algorithmDetails, deviceDetails } from "./edit-details.ts";
import { pageTexts } from "./edit-page.ts";
import { sheetTexts } from "./edit-sheet.ts";
import type { PartTexts } from "./shared-text.ts";

const PARTS: Record<SharedSubject["type"], Partial<Record<SharedPart, PartTexts>>> = {
  device: { details: deviceDetails, datachain: chainTexts("device") },
  algorithm: { details: algorithmDetails, factsheet: sheetTexts, datachain: chainTexts("algorithm") },
  page: { page: pageTexts },
};

/** How to read and write the texts of a part, for a link to `redirect_to`. */
export function textsAt(redirect_to: string, part: SharedPart) {
  const subject = sharedSubject(redirect_to);
  const texts = subject && PARTS[subject.type][part];
  if (!subject || !texts || !sharedParts(redirect_to).includes(part)) throw notFound("Text");
  return { id: subject.id, ...texts };
}

export async function readPart(ctx: TenantCtx, redirect_to: string, part: SharedPart): Promise<SharedText[]> {
  const { id, read } = textsAt(redirect_to, part);
  return read(ctx, id);
}

/** Returns no texts if the subject is gone. */
export const readPartIfThere = (ctx: TenantCtx, redirect_to: string, part: SharedPart): Promise<SharedText[]> =>
  readPart(ctx, redirect_to, part).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "not_found") return [];
    throw error;
  });

type Place = { readonly field: string | null; readonly locale: string | null };

export const textAt = (texts: readonly SharedText[], { field }: Place) => texts.find((text) => text.field === field);

export const valueAt = (texts: readonly SharedText[], place: Place) =>
  textAt(texts, place)?.values.find(({ locale }) => locale === place.locale)?.value;
