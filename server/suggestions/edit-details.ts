import type * as z from "zod";
import { AlgorithmChange } from "#contract/algorithms.ts";
import { DeviceChange } from "#contract/devices.ts";
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

/** Shared texts in order, with their maximum lengths. */
const DEVICE_LENGTHS = { summary: 400, description: 5000, legal_basis: 2500 } as const;
const ALGORITHM_LENGTHS = { summary: 400 } as const;
const NAME_LENGTH = 120;

const textOf = (field: string, max_length: number, values: SharedText["values"]): SharedText => ({
  part: "details",
  field,
  label: null,
  number: null,
  max_length,
  values,
});

async function textsOf<N extends "summary" | "description" | "legal_basis">(
  ctx: TenantCtx,
  row: { readonly name: string } & Readonly<Record<N, TextColumn>>,
  lengths: Readonly<Record<N, number>>,
) {
  const { locales } = await listLocales(ctx);
  const texts = Object.entries<number>(lengths).map(([field, max]) =>
    textOf(field, max, inLocales(row[field as N], locales)),
  );
  return [textOf("name", NAME_LENGTH, inNone(row.name)), ...texts];
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
  read: async (ctx, id) => textsOf<keyof typeof DEVICE_LENGTHS>(ctx, await findDevice(ctx, id), DEVICE_LENGTHS),
  write: async (ctx, id, edits) => {
    for (const { locale, fields } of byLocale(edits)) {
      const { lock_version } = await holdDevice(ctx, id);
      await updateDevice(ctx, id, locale, parsed(DeviceChange, { ...fields, lock_version }));
    }
  },
};

export const algorithmDetails: PartTexts = {
  read: async (ctx, id) =>
    textsOf<keyof typeof ALGORITHM_LENGTHS>(ctx, await findAlgorithm(ctx, id), ALGORITHM_LENGTHS),
  write: async (ctx, id, edits) => {
    for (const { locale, fields } of byLocale(edits)) {
      const { lock_version } = await holdAlgorithm(ctx, id);
      await updateAlgorithm(ctx, id, locale, parsed(AlgorithmChange, { ...fields, lock_version }));
    }
  },
};
