import { uuidv7 } from "uuidv7";
import type * as z from "zod";
import type { deviceChainApi } from "#contract/datachains.ts";
import type { DocumentProblem } from "#datachain/document-parse.ts";
import { EMPTY_CHAIN } from "#datachain/model.ts";
import { currentTaxonomy } from "#datachain/taxonomies.ts";
import { contentFromTemplate, copyContent, fitTemplate } from "#datachain/template-content.ts";
import { templatesFor } from "#datachain/templates.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { listLocales } from "#server/sites/service.ts";
import { bodiesOf } from "./bodies-of.ts";
import { findSubject, type Subject } from "./find-subject.ts";
import { openChain } from "./open-chain.ts";
import { readDocument } from "./read-document.ts";
import type { NextChain } from "./write-chain.ts";

export type ChainStart = z.output<typeof deviceChainApi.start.body>["start"];

const refuse = (field: string, message: string) =>
  new AppError("invalid_input", `${field}: ${message}`, { fields: { [field]: message } });

async function fromTemplate(ctx: TenantCtx, subject: Subject, template_id: string): Promise<NextChain> {
  const { type } = subject;
  const template = templatesFor(type).find(({ id }) => id === template_id);
  if (!template) throw refuse("start.template_id", `Unknown template for ${type}s`);
  const [bodies, { locales }] = [await bodiesOf(ctx, subject), await listLocales(ctx)];
  const placements = fitTemplate(template.placements, bodies, locales);
  return { taxonomy: currentTaxonomy(type), content: contentFromTemplate({ placements }, uuidv7), note: "template" };
}

/** Must be of the same kind: a device's chain makes no sense for an algorithm. */
async function fromCopy(ctx: TenantCtx, { type }: Subject, id: string): Promise<NextChain> {
  await findSubject(ctx, { type, id }).catch((error: unknown) => {
    throw error instanceof AppError ? refuse("start.id", `No ${type} has this id`) : error;
  });
  const { taxonomy, content, organizations } = await openChain(ctx, { type, id });
  const known = new Set(organizations.map((one) => one.id));
  // Drop references to deleted organizations.
  const placements = content.placements.map((placement) =>
    placement.organization_id && !known.has(placement.organization_id)
      ? { ...placement, organization_id: null }
      : placement,
  );
  return { taxonomy, content: copyContent({ ...content, placements }, uuidv7), note: "copy" };
}

/** The content, with the parts of a document that did not fit. */
type Started = NextChain & { readonly problems?: readonly DocumentProblem[] };

/** Prepares a subject's new chain without writing it. */
export async function startContent(ctx: TenantCtx, subject: Subject, start: ChainStart): Promise<Started> {
  if (start.from === "template") return fromTemplate(ctx, subject, start.template_id);
  if (start.from === "copy") return fromCopy(ctx, subject, start.id);
  if (start.from === "document") return { ...(await readDocument(ctx, subject, start.document)), note: "document" };
  return { taxonomy: currentTaxonomy(subject.type), content: EMPTY_CHAIN, note: "blank" };
}
