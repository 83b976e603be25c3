import { isDeepStrictEqual } from "node:util";
import type { AlgorithmChange } from "#contract/algorithms.ts";
import { refreshCompleteness } from "#server/factsheets/service.ts";
import { addFieldChanges } from "#server/platform/records/changes.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { requireVersion } from "#server/platform/database/locks.ts";
import { addTextChanges, type Changes, noChanges } from "#server/platform/records/texts.ts";
import { contentLanguage } from "#server/sites/service.ts";
import { checkReferences, holdReferences } from "./check-references.ts";
import { presentAlgorithm } from "./present.ts";
import { checkLife } from "./rules.ts";
import { getAlgorithm, holdAlgorithm, writeAlgorithm } from "./service.ts";
import { ALGORITHM_FIELDS, ALGORITHM_TEXTS, type AlgorithmRow } from "./table.ts";
import { writeLabels, writeSuppliers } from "./write-relations.ts";

const labelIdsOf = ({ labels }: AlgorithmRow) => labels.map(({ id }) => id);
const suppliersOf = ({ suppliers }: AlgorithmRow) =>
  suppliers.map(({ organization, role }) => ({ organization_id: organization.id, role }));

function changesOf(before: AlgorithmRow, { image_key, ...input }: AlgorithmChange, locale: string): Changes {
  const changes = noChanges();
  addFieldChanges(changes, before, input, ALGORITHM_FIELDS);
  addTextChanges(changes, before, input, { names: ALGORITHM_TEXTS, locale });
  // Only the removal: a key is made by an upload and by nothing else.
  if (image_key === null) addFieldChanges(changes, before, { image_key }, ["image_key"]);
  return changes;
}

/** Notes a list that is kept in a table of its own; true if it differs. */
function noteList(changes: Changes, name: string, before: readonly unknown[], after: readonly unknown[] | undefined) {
  if (after === undefined || isDeepStrictEqual(before, after)) return false;
  changes.before[name] = before;
  changes.after[name] = after;
  return true;
}

/** Labels have no order of their own. */
const sorted = (ids: readonly string[] | undefined) => ids && [...new Set(ids)].toSorted();

export const updateAlgorithm = (ctx: TenantCtx, id: string, asked: string | undefined, input: AlgorithmChange) =>
  inTransaction(ctx, async (ctx) => {
    const known = await holdReferences(ctx, input);
    const before = await holdAlgorithm(ctx, id);
    const language = await contentLanguage(ctx, asked);
    await requireVersion(ctx, "This algorithm", before, input.lock_version, () =>
      presentAlgorithm(ctx, before, language),
    );
    checkLife(before, input);
    await checkReferences(ctx, input, known, before);
    const { label_ids, suppliers } = input;
    const changes = changesOf(before, input, language.locale);
    if (noteList(changes, "label_ids", sorted(labelIdsOf(before)) ?? [], sorted(label_ids)))
      await writeLabels(ctx, id, label_ids ?? []);
    if (noteList(changes, "suppliers", suppliersOf(before), suppliers)) await writeSuppliers(ctx, id, suppliers ?? []);
    if (Object.keys(changes.after).length) {
      await writeAlgorithm(ctx, id, changes);
      await refreshCompleteness(ctx, id);
    }
    return getAlgorithm(ctx, id, asked);
  });
