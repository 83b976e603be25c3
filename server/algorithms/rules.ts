import type { AlgorithmInput } from "#contract/algorithms.ts";
import { AppError } from "#server/platform/http/errors.ts";

export const refuse = (field: string, message: string) =>
  new AppError("invalid_input", `${field}: ${message}`, { fields: { [field]: message } });

type Life = Pick<AlgorithmInput, "lifecycle" | "start_month" | "end_month">;
const LIFE = ["lifecycle", "start_month", "end_month"] as const;

/** Rejects impossible dates. Missing ones are findings of the factsheet and can be saved. */
export function checkLife(before: Life, input: Life, today = new Date()) {
  if (LIFE.every((field) => input[field] === undefined)) return;
  const { lifecycle, start_month, end_month } = { ...before, ...definedOf(input) };
  const month = today.toISOString().slice(0, 7);
  if (start_month && end_month && end_month < start_month)
    throw refuse("algorithm.end_month", "The end is before the start");
  if (lifecycle === "retired" && end_month && end_month > month)
    throw refuse("algorithm.end_month", "A retired algorithm needs an end date in the past");
  if ((lifecycle === "retired" || lifecycle === "paused") && start_month && start_month > month)
    throw refuse("algorithm.start_month", `A ${lifecycle} algorithm needs a start date in the past`);
}

const definedOf = (input: Life) =>
  Object.fromEntries(LIFE.flatMap((field) => (input[field] === undefined ? [] : [[field, input[field]]]))) as Life;
