import { changedFields, type SiteField, type SiteValues } from "./site-values.ts";

export type Side = "mine" | "theirs";

const pick = (values: SiteValues, names: readonly SiteField[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<SiteValues>;

/** Fields that both of us changed, and not to the same value. Everything else settles itself. */
export function clashesOf(base: SiteValues, mine: SiteValues, theirs: SiteValues): SiteField[] {
  const byThem = new Set(changedFields(base, theirs));
  const differing = new Set(changedFields(theirs, mine));
  return changedFields(base, mine).filter((name) => byThem.has(name) && differing.has(name));
}

/** Their version with my changes on top; a clash goes to the side that was chosen, mine unless said otherwise. */
export function merge(
  base: SiteValues,
  mine: SiteValues,
  theirs: SiteValues,
  choices: Partial<Record<SiteField, Side>> = {},
): SiteValues {
  const kept = changedFields(base, mine).filter((name) => choices[name] !== "theirs");
  return withDefaultAmongLocales({ ...theirs, ...pick(mine, kept) });
}

/** One may have made a language the default that the other took out. */
function withDefaultAmongLocales(values: SiteValues): SiteValues {
  const { locales, default_locale } = values;
  const isComplete = locales.length === 0 || default_locale === "" || locales.includes(default_locale);
  return isComplete ? values : { ...values, locales: [...locales, default_locale] };
}
