import type { Download } from "#contract/endpoint.ts";
import { type JsonObject, OURS } from "#datachain/document-form.ts";
import { explained } from "#datachain/document-loss.ts";
import { toResolved, toThin } from "#datachain/document-write.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { leftToRightLocale } from "#server/platform/drawing/fonts.ts";
import { contentLocaleOf } from "#server/platform/records/texts.ts";
import { findRelease } from "#server/taxonomies/find-taxonomy.ts";
import { readLogos } from "./read-logos.ts";
import { findSubject, type NamedSubject, type Subject } from "./find-subject.ts";
import { openChain } from "./open-chain.ts";
import { PICTURE_SHEET, PRINT_SHEET, type SheetOrder } from "./sheet/sheet-order.ts";

/** Only ASCII letters and digits, which are safe in file names everywhere. */
const fileName = ({ name, id }: NamedSubject, ending: string) => {
  const plain = name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const slug = plain.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
  return `datachain-${slug.slice(0, 60) || id}${ending}`;
};

/** A document of the standard. Data that the standard cannot hold goes into our own fields. */
export async function chainAsJson(ctx: TenantCtx, subject: Subject, form: "thin" | "resolved"): Promise<Download> {
  const named = await findSubject(ctx, subject);
  const { row, taxonomy, content, organizations, languages } = await openChain(ctx, subject);
  const head = {
    id: named.id,
    title: { [languages.default_locale]: named.name },
    description: named.summary,
    created_at: named.created_at,
    updated_at: row?.updated_at ?? null,
  };
  const write = form === "thin" ? toThin : toResolved;
  const release = form === "thin" ? undefined : await findRelease(ctx, taxonomy.based_on);
  const { document, losses } = write({ taxonomy, content, organizations, head, release });
  const told = { ...document, [OURS]: { ...(document[OURS] as JsonObject | undefined), left_out: explained(losses) } };
  return { filename: fileName(named, `-${form}.json`), bytes: Buffer.from(`${JSON.stringify(told, null, 2)}\n`) };
}

/** Renders the chain as PDF or PNG in the requested language. */
async function chainAsSheet(ctx: TenantCtx, subject: Subject, asked: string | undefined, ending: "pdf" | "png") {
  const named = await findSubject(ctx, subject);
  const { row, taxonomy, content, organizations, languages } = await openChain(ctx, subject);
  const { default_locale } = languages;
  const locale = leftToRightLocale(contentLocaleOf(languages, asked), default_locale);
  const order: SheetOrder = {
    title: named.name,
    summary: named.summary,
    taxonomy,
    content,
    organizations,
    locale,
    default_locale,
    changed_at: row?.updated_at ?? named.created_at,
    logos: await readLogos(ctx.services.storage, organizations),
  };
  const task = ending === "pdf" ? PRINT_SHEET : PICTURE_SHEET;
  const bytes = await ctx.services.workers.draw(task, order, { customer_id: ctx.customer_id });
  return { filename: fileName(named, `-${locale}.${ending}`), bytes };
}

export const chainAsPdf = (ctx: TenantCtx, subject: Subject, asked: string | undefined): Promise<Download> =>
  chainAsSheet(ctx, subject, asked, "pdf");

export const chainAsPng = (ctx: TenantCtx, subject: Subject, asked: string | undefined): Promise<Download> =>
  chainAsSheet(ctx, subject, asked, "png");
