import { longestRise } from "./longest-rise.ts";
import type { Action, ChainContent, CustomElement, LText, Placement, Source, SubchainInstance } from "./model.ts";
import { filledIn } from "./text.ts";

export const CHANGE_FIELDS = [
  "action",
  "context",
  "custom_element",
  "disclosure",
  "element",
  "identifiability",
  "internal_note",
  "organization",
  "source",
  "subchain",
  "undisclosed",
  "variable",
] as const;
export type ChangeField = (typeof CHANGE_FIELDS)[number];

/** A single difference. A change without a field is about a whole placement. */
export type Change = {
  readonly kind: "added" | "removed" | "changed" | "moved";
  readonly category_id: string | null;
  readonly placement_id?: string;
  readonly element_id?: string;
  readonly field?: ChangeField;
  /** Id of the variable, action, source, element or flow. */
  readonly item_id?: string;
  /** Part of the item: an action's target, a source's title. */
  readonly part?: string;
  readonly locale?: string;
  /** Stored texts and ids; for moves, the position from 1. */
  readonly before?: string | number;
  readonly after?: string | number;
};

type Where = Omit<Change, "kind" | "before" | "after" | "locale">;
type Value = string | null | undefined;

/** Null and blank are equal. */
function diffValue(where: Where, before: Value, after: Value): Change[] {
  const [was, is] = [before?.trim() ? before : undefined, after?.trim() ? after : undefined];
  if (was === is) return [];
  if (was === undefined && is !== undefined) return [{ kind: "added", ...where, after: is }];
  if (was !== undefined && is === undefined) return [{ kind: "removed", ...where, before: was }];
  return was !== undefined && is !== undefined ? [{ kind: "changed", ...where, before: was, after: is }] : [];
}

const diffText = (where: Where, before: LText = {}, after: LText = {}): Change[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((locale) =>
    diffValue(where, filledIn(before, locale), filledIn(after, locale)).map((change) => ({ ...change, locale })),
  );

type Named = { readonly id: string };

/** Compares items by id: removed, added, and changes in the rest. */
function diffItems<T extends Named>(
  before: readonly T[],
  after: readonly T[],
  whole: (item: T, kind: "added" | "removed") => Change[],
  inside: (was: T, is: T) => Change[],
): Change[] {
  const was = new Map(before.map((item) => [item.id, item]));
  const is = new Map(after.map((item) => [item.id, item]));
  return [
    ...before.filter(({ id }) => !is.has(id)).flatMap((item) => whole(item, "removed")),
    ...after.flatMap((item) => {
      const old = was.get(item.id);
      return old ? inside(old, item) : whole(item, "added");
    }),
  ];
}

const anyText = (text: LText) => Object.values(text).find((value) => value.trim() !== "");
const itemChange = (kind: "added" | "removed", where: Where, value: string | undefined): Change[] => [
  { kind, ...where, ...(value === undefined ? {} : { [kind === "added" ? "after" : "before"]: value }) },
];

function diffActions(where: Where, before: readonly Action[], after: readonly Action[]) {
  const at = (action: Action): Where => ({ ...where, field: "action", item_id: action.id });
  return diffItems(
    before,
    after,
    (action, kind) => itemChange(kind, at(action), anyText(action.label) ?? action.target),
    (was, is) => [
      ...diffText({ ...at(is), part: "label" }, was.label, is.label),
      ...diffValue({ ...at(is), part: "type" }, was.type, is.type),
      ...diffValue({ ...at(is), part: "target" }, was.target, is.target),
    ],
  );
}

function diffSources(where: Where, before: readonly Source[], after: readonly Source[]) {
  const at = (source: Source): Where => ({ ...where, field: "source", item_id: source.id });
  return diffItems(
    before,
    after,
    (source, kind) => itemChange(kind, at(source), source.title),
    (was, is) =>
      (["type", "title", "url", "citation"] as const).flatMap((part) =>
        diffValue({ ...at(is), part }, was[part], is[part]),
      ),
  );
}

/** Chosen options, by id. */
const diffChoices = (where: Where, before: Placement["choices"] = {}, after: Placement["choices"] = {}): Change[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((item_id) =>
    diffValue({ ...where, field: "variable", item_id }, before[item_id]?.join(", "), after[item_id]?.join(", ")),
  );

const placeOf = ({ id, category_id, element_id }: Placement): Where => ({ category_id, placement_id: id, element_id });

function diffPlacement(was: Placement, is: Placement): Change[] {
  const where = placeOf(is);
  const variables = [...new Set([...Object.keys(was.variables), ...Object.keys(is.variables)])];
  const value = (field: ChangeField, before: Value, after: Value) => diffValue({ ...where, field }, before, after);
  return [
    ...value("element", was.element_id, is.element_id),
    ...value("context", was.context_value, is.context_value),
    ...value("identifiability", was.identifiability, is.identifiability),
    ...value("organization", was.organization_id, is.organization_id),
    ...value("subchain", was.subchain_instance_id, is.subchain_instance_id),
    ...value("disclosure", was.disclosure, is.disclosure),
    ...variables.flatMap((item_id) =>
      diffText({ ...where, field: "variable", item_id }, was.variables[item_id], is.variables[item_id]),
    ),
    ...diffChoices(where, was.choices, is.choices),
    ...diffActions(where, was.actions, is.actions),
    ...diffSources(where, was.sources, is.sources),
    ...value("internal_note", was.internal_note, is.internal_note),
  ];
}

/** Moves among the remaining placements; the fewest that explain the new order. */
function diffOrder(before: readonly Placement[], after: readonly Placement[]): Change[] {
  const homes = new Map(before.map(({ id, category_id }) => [id, category_id]));
  const stays = ({ id, category_id }: Placement) => homes.get(id) === category_id;
  const staying = after.filter(stays);
  return [...new Set(staying.map(({ category_id }) => category_id))].flatMap((category) => {
    const now = staying.filter(({ category_id }) => category_id === category);
    const ids = new Set(now.map(({ id }) => id));
    const old = new Map(before.filter(({ id }) => ids.has(id)).map(({ id }, index) => [id, index]));
    const places = now.map(({ id }) => old.get(id) ?? 0);
    const unmoved = longestRise(places);
    return now.flatMap((placement, index): Change[] => {
      const place = places[index] ?? 0;
      if (unmoved.has(place)) return [];
      return [{ kind: "moved", ...placeOf(placement), before: place + 1, after: index + 1 }];
    });
  });
}

function diffPlacements(before: readonly Placement[], after: readonly Placement[]): Change[] {
  const whole = (placement: Placement, kind: "added" | "removed"): Change[] => [{ kind, ...placeOf(placement) }];
  const changes = diffItems(before, after, whole, (was, is) =>
    // a change of category counts as removed and added
    was.category_id === is.category_id ? diffPlacement(was, is) : [...whole(was, "removed"), ...whole(is, "added")],
  );
  return [...changes, ...diffOrder(before, after)];
}

function diffUndisclosed(before: ChainContent["undisclosed"], after: ChainContent["undisclosed"]): Change[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((category_id) => {
    const where: Where = { category_id, field: "undisclosed" };
    const [was, is] = [Object.hasOwn(before, category_id), Object.hasOwn(after, category_id)];
    if (was && is) return diffText(where, before[category_id], after[category_id]);
    return itemChange(is ? "added" : "removed", where, anyText((is ? after : before)[category_id] ?? {}));
  });
}

function diffCustom(before: readonly CustomElement[], after: readonly CustomElement[]) {
  const at = ({ id, category_id }: CustomElement): Where => ({ category_id, field: "custom_element", item_id: id });
  return diffItems(
    before,
    after,
    (custom, kind) => itemChange(kind, at(custom), anyText(custom.title)),
    (was, is) => [
      ...diffText({ ...at(is), part: "title" }, was.title, is.title),
      ...diffText({ ...at(is), part: "description" }, was.description, is.description),
      ...diffValue({ ...at(is), part: "category" }, was.category_id, is.category_id),
      ...diffValue({ ...at(is), part: "glyph" }, was.glyph, is.glyph),
      ...diffValue({ ...at(is), part: "identifiability" }, was.identifiability, is.identifiability),
    ],
  );
}

function diffFlows(before: readonly SubchainInstance[], after: readonly SubchainInstance[]) {
  const at = ({ id }: SubchainInstance): Where => ({ category_id: null, field: "subchain", item_id: id });
  return diffItems(
    before,
    after,
    (flow, kind) => itemChange(kind, at(flow), anyText(flow.title)),
    (was, is) => [
      ...diffText({ ...at(is), part: "title" }, was.title, is.title),
      ...diffValue({ ...at(is), part: "of" }, was.subchain_id, is.subchain_id),
    ],
  );
}

/** Differences between two versions of a chain, for display in words. */
export const diffChains = (before: ChainContent, after: ChainContent): Change[] => [
  ...diffPlacements(before.placements, after.placements),
  ...diffUndisclosed(before.undisclosed, after.undisclosed),
  ...diffCustom(before.custom_elements, after.custom_elements),
  ...diffFlows(before.subchain_instances, after.subchain_instances),
  ...diffSources({ category_id: null }, before.sources, after.sources),
];
