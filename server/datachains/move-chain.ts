import type * as z from "zod";
import type { deviceChainApi, MoveChange } from "#contract/datachains.ts";
import { categoryOf, shownElement } from "#datachain/lookup.ts";
import type { ChainContent, LText, Taxonomy } from "#datachain/model.ts";
import { compareTaxonomies, type MoveReport } from "#datachain/taxonomy-compare.ts";
import { moveContent } from "#datachain/taxonomy-move.ts";
import { textIn } from "#datachain/text.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { taxonomiesFor } from "#server/taxonomies/find-taxonomy.ts";
import { findSubject, type Subject } from "./find-subject.ts";
import { holdChain, openChain, withOrganizations } from "./open-chain.ts";
import { presentChain } from "./present.ts";
import { requireCurrent, writeChain } from "./write-chain.ts";

type Move = z.output<typeof deviceChainApi.move.body>;
type Change = z.output<typeof MoveChange>;

type Moving = {
  readonly from: Taxonomy;
  readonly to: Taxonomy;
  readonly content: ChainContent;
  readonly locale: string;
};

/** Names for the report, in the site's default language. */
function namesIn({ from, to, content, locale }: Moving) {
  const read = (text: LText | undefined, id: string) => textIn(text, locale, "en")?.text ?? id;
  const category = (id: string) => read((categoryOf(from, id) ?? categoryOf(to, id))?.name, id);
  const placement = (id: string) => {
    const found = content.placements.find((one) => one.id === id);
    const title = found && read(shownElement(from, content, found)?.title, found.element_id);
    return { category_id: found?.category_id ?? null, placement_id: id, title: title ?? id };
  };
  return { category, placement };
}

/** The report as a list in reading order. */
function changesOf(report: MoveReport, moving: Moving): Change[] {
  const names = namesIn(moving);
  const ofPlacement = (code: string, id: string, params: Change["params"] = {}): Change => {
    const { title, ...place } = names.placement(id);
    return { code, ...place, params: { title, ...params } };
  };
  const ofCategory = (code: string, id: string, params: Change["params"]): Change => ({
    code,
    category_id: id,
    placement_id: null,
    params: { title: names.category(id), ...params },
  });
  const language = report.elements_renamed.some(({ locale }) => locale === moving.locale) ? moving.locale : "en";
  return [
    ...report.categories_gone.map(({ category_id, placement_count }) =>
      ofCategory("CATEGORY_GONE", category_id, { placement_count }),
    ),
    ...report.categories_new.map(({ category_id, required }) =>
      ofCategory("CATEGORY_NEW", category_id, { required: required ? 1 : 0 }),
    ),
    ...report.elements_gone.map(({ placement_id }) => ofPlacement("ELEMENT_GONE", placement_id)),
    ...report.elements_moved.map(({ placement_id, to }) =>
      ofPlacement("ELEMENT_MOVED", placement_id, { category: names.category(to) }),
    ),
    ...report.elements_renamed
      .filter(({ locale }) => locale === language)
      .map(({ element_id, before, after }) => ({
        code: "ELEMENT_RENAMED",
        category_id: null,
        placement_id: null,
        params: { element_id, before, after },
      })),
    ...report.identifiability_changed.map(({ placement_id, before, after }) =>
      ofPlacement("IDENTIFIABILITY_CHANGED", placement_id, { before, after }),
    ),
    ...report.variables_required.map(({ placement_id, variable_id }) =>
      ofPlacement("VARIABLE_REQUIRED", placement_id, { variable_id }),
    ),
    ...report.variables_gone.map(({ placement_id, variable_id }) =>
      ofPlacement("VARIABLE_GONE", placement_id, { variable_id }),
    ),
    ...report.context_values_gone.map(({ placement_id, context_value }) =>
      ofPlacement("CONTEXT_GONE", placement_id, { context_value }),
    ),
    ...report.subchains_gone.map(({ subchain_id }) => ({
      code: "SUBCHAIN_GONE",
      category_id: null,
      placement_id: null,
      params: { subchain_id },
    })),
  ];
}

async function targetOf(ctx: TenantCtx, { type }: Subject, taxonomy_id: string) {
  const target = (await taxonomiesFor(ctx, type)).find(({ id }) => id === taxonomy_id);
  if (target) return target;
  const message = `Unknown version of the vocabulary for ${type}s`;
  throw new AppError("invalid_input", message, { fields: { taxonomy_id: message } });
}

/** Moves a chain to another taxonomy version; a dry run only reports the changes. */
export const moveChain = (ctx: TenantCtx, subject: Subject, { taxonomy_id, dry_run, lock_version }: Move) =>
  inTransaction(ctx, async (ctx) => {
    if (dry_run) await findSubject(ctx, subject);
    const before = await (dry_run ? openChain(ctx, subject) : holdChain(ctx, subject));
    if ("named" in before) await requireCurrent(ctx, before, lock_version);
    const { taxonomy: from, content, languages } = before;
    const to = await targetOf(ctx, subject, taxonomy_id);
    const report = compareTaxonomies(from, to, content);
    const changes = changesOf(report, { from, to, content, locale: languages.default_locale });
    if (!("named" in before) || to.id === from.id)
      return { changes, datachain: presentChain(ctx, await withOrganizations(ctx, before)) };
    const moved = { taxonomy: to, content: moveContent(content, from, to), note: "move" as const };
    return { changes, datachain: await writeChain(ctx, subject, before, moved) };
  });
