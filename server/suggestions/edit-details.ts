import type * as z from "zod";
import { AlgorithmChange } from "#contract/algorithms.ts";
import { DeviceChange } from "#contract/devices.ts";
import { ALGORITHM } from "#contract/records/algorithm.ts";
import { DEVICE } from "#contract/records/device.ts";
import { type Field, type Fields, suggestedNames } from "#contract/records/field.ts";
import type { SharedText } from "#contract/suggestions.ts";
import { findAlgorithm, holdAlgorithm } from "#server/algorithms/service.ts";
import { updateAlgorithm } from "#server/algorithms/update-algorithm.ts";
import { findDevice, holdDevice } from "#server/devices/service.ts";
import { updateDevice } from "#server/devices/update-device.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { TextColumn } from "#server/platform/records/texts.ts";
import { listLocales } from "#server/sites/service.ts";
import { type Edit, inLocales, inNone, type PartTexts } from "./shared-text.ts";

/** The texts that may be suggested, in their order. */
async function textsOf(ctx: TenantCtx, record: Fields, row: Readonly<Record<string, unknown>>): Promise<SharedText[]> {
  const { locales } = await listLocales(ctx);
  const names: readonly string[] = suggestedNames(record);
  return names.map((field) => {
    const { is_localized, max = 0 } = record[field] as Field;
    const value = row[field];
    const values = is_localized ? inLocales(value as TextColumn, locales) : inNone(value as string);
    return { part: "details", field, label: null, number: null, max_length: max, values };
  });
}

/** Validates a change like the record's own form. */
function parsed<S extends z.ZodType>(schema: S, change: Record<string, unknown>): z.output<S> {
  const result = schema.safeParse(change);
  if (result.success) return result.data;
  const message = result.error.issues[0]?.message ?? "This text does not fit";
  throw new AppError("invalid_input", message, { fields: { value: message } });
}

/** Groups edits into one change per language. */
const byLocale = (edits: readonly Edit[]) =>
  [...new Set(edits.map(({ locale }) => locale))].map((locale) => ({
    locale: locale ?? undefined,
    fields: Object.fromEntries(edits.flatMap((one) => (one.locale === locale ? [[one.field, one.value]] : []))),
  }));

export const deviceDetails: PartTexts = {
  read: async (ctx, id) => textsOf(ctx, DEVICE, await findDevice(ctx, id)),
  write: async (ctx, id, edits) => {
    for (const { locale, fields } of byLocale(edits)) {
      const { lock_version } = await holdDevice(ctx, id);
      await updateDevice(ctx, id, locale, parsed(DeviceChange, { ...fields, lock_version }));
    }
  },
};

export const algorithmDetails: PartTexts = {
  read: async (ctx, id) => textsOf(ctx, ALGORITHM, await findAlgorithm(ctx, id)),
  write: async (ctx, id, edits) => {
    for (const { locale, fields } of byLocale(edits)) {
      const { lock_version } = await holdAlgorithm(ctx, id);
      await updateAlgorithm(ctx, id, locale, parsed(AlgorithmChange, { ...fields, lock_version }));
    }
  },
};
