import { writeAttachments } from "./document-attachments.ts";
import { compact, type JsonObject, ours } from "./document-form.ts";
import { writeVariables } from "./document-variables.ts";
import type { Writing } from "./document-writing.ts";
import { categoryOf, customElementOf, elementAnywhere, elementOf, placementsIn } from "./lookup.ts";
import type { Placement } from "./model.ts";

const SAFE_ID = /^[\w-]+$/;

/** Ids as DTPR allows them: letters and digits, unique, not used by an element. */
export function safeIds(ids: readonly string[], prefix: string, isTaken: (id: string) => boolean): string[] {
  const given = new Set<string>();
  return ids.map((id) => {
    let candidate = id;
    for (let count = 1; !SAFE_ID.test(candidate) || given.has(candidate) || isTaken(candidate); count += 1)
      candidate = `${prefix}${count}`;
    given.add(candidate);
    return candidate;
  });
}

/** Placement fields that DTPR lacks. */
function writeOurs(placement: Placement, { input, left }: Writing) {
  const { identifiability, disclosure, organization_id, internal_note } = placement;
  if (identifiability !== null) left.add("IDENTIFIABILITY");
  if (disclosure !== "disclosed") left.add("DISCLOSURE");
  if (organization_id !== null) left.add("ORGANIZATIONS");
  if (internal_note !== "" && !input.include_internal) left.add("INTERNAL_NOTES");
  return {
    identifiability: identifiability ?? undefined,
    disclosure: disclosure === "disclosed" ? undefined : disclosure,
    organization_id: organization_id ?? undefined,
    internal_note: input.include_internal && internal_note !== "" ? internal_note : undefined,
  };
}

type Place = { readonly id: string; readonly priority: number; readonly isStandard: boolean };

/** A placement's category and flow: in the form's fields, or in our extension. */
function writePlace(placement: Placement, place: Place, { input, form, instanceIds, left }: Writing) {
  const { category_id, element_id, subchain_instance_id } = placement;
  const flow = subchain_instance_id === null ? undefined : instanceIds.get(subchain_instance_id);
  const ids = { subchain_instance_id: flow, element_instance_id: place.id };
  if (form.id === "instance") {
    if (subchain_instance_id !== null && flow === undefined) left.add("SUBCHAINS");
    // omit the category if the taxonomy implies it
    const home = elementAnywhere(input.taxonomy, element_id)?.category_id;
    const isEvident = place.isStandard && home === category_id;
    return { category: {}, ids: compact(ids), aside: { category_id: isEvident ? undefined : category_id } };
  }
  if (subchain_instance_id !== null) left.add("SUBCHAINS");
  return {
    category: { category_id: categoryOf(input.taxonomy, category_id)?.standard_id ?? category_id },
    ids: {},
    aside: { category_id: place.isStandard ? undefined : category_id, ...ids },
  };
}

function writeElement(placement: Placement, place: Place, writing: Writing): JsonObject {
  const at = writePlace(placement, place, writing);
  const variables = writeVariables(placement, writing);
  const attachments = writeAttachments(placement, writing);
  return {
    element_id: placement.element_id,
    ...at.category,
    priority: place.priority,
    ...compact({ context_type_id: placement.context_value || undefined }),
    variables: variables.standard,
    ...at.ids,
    ...attachments.standard,
    ...ours({ ...at.aside, ...writeOurs(placement, writing), ...variables.aside, ...attachments.aside }),
  };
}

/** Sorted by category, with a priority within each. Elements the form cannot name go into our extension. */
export function writeElements(writing: Writing) {
  const { taxonomy, content } = writing.input;
  const strays = content.placements.filter(({ category_id }) => !categoryOf(taxonomy, category_id));
  const groups = [
    ...taxonomy.categories.map(({ id }) => placementsIn(content, id)),
    ...[...new Set(strays.map(({ category_id }) => category_id))].map((id) => placementsIn(content, id)),
  ];
  const all = groups.flatMap((placements) => placements.map((placement, priority) => ({ placement, priority })));
  const isElement = (id: string) =>
    elementAnywhere(taxonomy, id) !== undefined || customElementOf(content, id) !== undefined;
  const ids = safeIds(
    all.map(({ placement }) => placement.id),
    "e",
    isElement,
  );
  const written = all.map(({ placement, priority }, index) => {
    const { category_id, element_id } = placement;
    const isKnown = elementOf(taxonomy, category_id, element_id) !== undefined;
    const custom = isKnown ? undefined : customElementOf(content, element_id);
    const isStandard = isKnown || (writing.withCustom && custom?.category_id === category_id);
    if (custom && !writing.withCustom) writing.left.add("CUSTOM_ELEMENTS");
    if (!isKnown && !custom) writing.left.add("UNKNOWN_ELEMENTS");
    const entry = writeElement(placement, { id: ids[index] ?? placement.id, priority, isStandard }, writing);
    return { entry, isStandard };
  });
  return {
    standard: written.filter(({ isStandard }) => isStandard).map(({ entry }) => entry),
    aside: written.filter(({ isStandard }) => !isStandard).map(({ entry }) => entry),
  };
}
