import { isDeepStrictEqual } from "node:util";
import type { AlgorithmChange } from "#contract/algorithms.ts";
import { refreshCompleteness } from "#server/factsheets/service.ts";
import { changeLabels } from "#server/labels/label-records.ts";
import { changesOf } from "#server/platform/records/changes.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { requireVersion } from "#server/platform/database/locks.ts";
import type { Changes } from "#server/platform/records/texts.ts";
import { writeRecord } from "#server/platform/records/write-record.ts";
import { contentLanguage } from "#server/sites/service.ts";
import { checkReferences, holdReferences } from "./check-references.ts";
import { presentAlgorithm } from "./present.ts";
import { checkLife } from "./rules.ts";
import { getAlgorithm, holdAlgorithm } from "./service.ts";
import { ALGORITHM_FIELDS, ALGORITHM_TEXTS, type AlgorithmRow } from "./table.ts";
import { writeSuppliers } from "./write-suppliers.ts";

const suppliersOf = ({ suppliers }: AlgorithmRow) =>
  suppliers.map(({ organization, role }) => ({ organization_id: organization.id, role }));

async function changeSuppliers(ctx: TenantCtx, before: AlgorithmRow, { suppliers }: AlgorithmChange, changes: Changes) {
  const old = suppliersOf(before);
  if (suppliers === undefined || isDeepStrictEqual(old, suppliers)) return;
  await writeSuppliers(ctx, before.id, suppliers);
  changes.before["suppliers"] = old;
  changes.after["suppliers"] = suppliers;
}

const COLUMNS = { fields: [...ALGORITHM_FIELDS, "image_key"], texts: ALGORITHM_TEXTS } as const;

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
    const changes = changesOf(before, input, { ...COLUMNS, locale: language.locale });
    await changeLabels(ctx, { ...before, type: "algorithm" }, input.label_ids, changes);
    await changeSuppliers(ctx, before, input, changes);
    await writeRecord(ctx, "algorithm", id, changes);
    if (Object.keys(changes.after).length) await refreshCompleteness(ctx, id);
    return getAlgorithm(ctx, id, asked);
  });
