import { isValidTarget, sourceHref } from "./action-target.ts";
import type { CheckInput } from "./check-input.ts";
import { finding, type Finding } from "./findings.ts";
import { categoryOf, customElementOf, elementAnywhere, elementOf, variablesFor } from "./lookup.ts";
import type { Action, Category, Placement, Source, Variable } from "./model.ts";
import { filledIn, isBlank, missingLocales } from "./text.ts";

type Place = { readonly category_id: string; readonly placement_id: string };

function checkElement({ taxonomy, content }: CheckInput, placement: Placement, place: Place): Finding[] {
  const { element_id, category_id } = placement;
  if (elementOf(taxonomy, category_id, element_id)) return [];
  const elsewhere = customElementOf(content, element_id) ?? elementAnywhere(taxonomy, element_id);
  if (elsewhere?.category_id === category_id) return [];
  if (!elsewhere) return [finding("INSTANCE_ELEMENT_UNKNOWN", place, { element_id })];
  return [finding("ELEMENT_WRONG_CATEGORY", place, { element_id, belongs_to: elsewhere.category_id })];
}

function checkContext(category: Category, placement: Placement, place: Place): Finding[] {
  const value = placement.context_value;
  const { element_id } = placement;
  if (value === null)
    return category.context
      ? [finding("CONTEXT_TYPE_MISSING", place, { element_id, context_id: category.context.id })]
      : [];
  if (category.context?.values.some((candidate) => candidate.id === value)) return [];
  return [finding("CONTEXT_TYPE_UNKNOWN", place, { element_id, context_value: value })];
}

/** An organization supplies its name and description; undisclosed values are not required. */
function isExcused({ organizations }: CheckInput, placement: Placement, variableId: string) {
  if (placement.disclosure === "not_disclosed" || placement.disclosure === "not_applicable") return true;
  const isAboutWho = variableId === "title" || variableId === "description";
  return isAboutWho && organizations.some((organization) => organization.id === placement.organization_id);
}

/** A choice of several: something is chosen where it must be, and only what is offered here. */
function checkChoice(input: CheckInput, placement: Placement, variable: Variable, place: Place): Finding[] {
  const { element_id, choices = {} } = placement;
  const chosen = choices[variable.id] ?? [];
  const at = { ...place, variable_id: variable.id };
  const isMissing = chosen.length === 0 && variable.required && !isExcused(input, placement, variable.id);
  const offered = variable.options?.filter(({ applies_to }) => applies_to.includes(element_id)) ?? [];
  const isForeign = chosen.some((option) => !offered.some(({ id }) => id === option));
  return [
    ...(isMissing ? [finding("INSTANCE_REQUIRED_VARIABLE_MISSING", at, { element_id })] : []),
    ...(isForeign ? [finding("INSTANCE_VARIABLE_OPTION_UNKNOWN", at, { element_id })] : []),
  ];
}

function checkVariable(input: CheckInput, placement: Placement, variable: Variable, place: Place): Finding[] {
  const text = Object.hasOwn(placement.variables, variable.id) ? placement.variables[variable.id] : undefined;
  const at = { ...place, variable_id: variable.id };
  const params = { element_id: placement.element_id };
  const isAsked = variable.required && !isExcused(input, placement, variable.id);
  if (isBlank(text)) return isAsked ? [finding("INSTANCE_REQUIRED_VARIABLE_MISSING", at, params)] : [];
  return missingLocales(text, input.locales).map((locale) =>
    isAsked && locale === input.default_locale
      ? finding("INSTANCE_VARIABLE_VALUE_EMPTY", { ...at, locale }, params)
      : finding("LOCALE_MISSING", { ...at, locale }, { ...params, what: "variable" }),
  );
}

function checkVariables(input: CheckInput, category: Category, placement: Placement, place: Place): Finding[] {
  const { element_id } = placement;
  const known = new Set(category.variables.map((variable) => variable.id));
  const unknown = Object.keys(placement.variables)
    .toSorted()
    .filter((id) => !known.has(id) && !isBlank(placement.variables[id]))
    .map((variable_id) => finding("INSTANCE_VARIABLE_UNKNOWN", { ...place, variable_id }, { element_id }));
  const asked = variablesFor(category, element_id);
  return [
    ...unknown,
    ...asked.flatMap((variable) => (variable.options ? checkChoice : checkVariable)(input, placement, variable, place)),
  ];
}

function checkAction({ locales, default_locale }: CheckInput, action: Action, place: Place): Finding[] {
  const params = { action_id: action.id, type: action.type, target: action.target };
  const unlabelled = filledIn(action.label, default_locale) === undefined;
  return [
    ...(unlabelled ? [finding("ACTION_LABEL_MISSING", { ...place, locale: default_locale }, params)] : []),
    ...(isValidTarget(action) ? [] : [finding("ACTION_TARGET_INVALID", place, params)]),
    ...missingLocales(action.label, locales)
      .filter((locale) => locale !== default_locale)
      .map((locale) => finding("LOCALE_MISSING", { ...place, locale }, { ...params, what: "action" })),
  ];
}

export function checkSource(source: Source, place: Partial<Place>): Finding[] {
  const params = { source_id: source.id, title: source.title };
  return [
    ...(source.title.trim() ? [] : [finding("SOURCE_TITLE_MISSING", place, params)]),
    ...(source.url !== null && sourceHref(source) === null
      ? [finding("SOURCE_URL_INVALID", place, { ...params, url: source.url })]
      : []),
  ];
}

function checkSubchain({ taxonomy, content }: CheckInput, placement: Placement, place: Place): Finding[] {
  const id = placement.subchain_instance_id;
  if (id === null) return [];
  const params = { element_id: placement.element_id, subchain_instance_id: id };
  const instance = content.subchain_instances.find((candidate) => candidate.id === id);
  if (!instance) return [finding("SUBCHAIN_INSTANCE_UNKNOWN", place, params)];
  const subchain = taxonomy.subchains.find((candidate) => candidate.id === instance.subchain_id);
  if (!subchain || subchain.categories.includes(placement.category_id)) return [];
  return [finding("SUBCHAIN_WRONG_CATEGORY", place, { ...params, subchain_id: subchain.id })];
}

export function checkPlacement(input: CheckInput, placement: Placement): Finding[] {
  const place = { category_id: placement.category_id, placement_id: placement.id };
  const { organization_id, element_id } = placement;
  const category = categoryOf(input.taxonomy, placement.category_id);
  if (!category) return [finding("CATEGORY_UNKNOWN", place, { element_id, category_id: placement.category_id })];
  const isLost = organization_id !== null && !input.organizations.some(({ id }) => id === organization_id);
  return [
    ...checkElement(input, placement, place),
    ...checkContext(category, placement, place),
    ...checkVariables(input, category, placement, place),
    ...(isLost ? [finding("ORGANIZATION_UNKNOWN", place, { element_id, organization_id })] : []),
    ...checkSubchain(input, placement, place),
    ...placement.actions.flatMap((action) => checkAction(input, action, place)),
    ...placement.sources.flatMap((source) => checkSource(source, place)),
  ];
}
