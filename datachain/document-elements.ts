import { writeAttachments } from "./document-attachments.ts";
import { clean, compact, type JsonObject, ours } from "./document-form.ts";
import { writeVariables } from "./document-variables.ts";
import { lose, type Writing } from "./document-writing.ts";
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

/** DTPR has no organizations. */
function writeOrganization(organizationId: string, { input }: Writing) {
  const organization = input.organizations.find(({ id }) => id === organizationId);
  return organization && { name: clean(organization.name), description: clean(organization.description) };
}

/** Placement fields that DTPR lacks. */
function writeOurs(placement: Placement, at: string, writing: Writing) {
  const { identifiability, disclosure, organization_id, internal_note } = placement;
  const isTold = writing.input.include_internal === true;
  if (identifiability !== null) lose(writing, "IDENTIFIABILITY", `${at}/identifiability`);
  if (disclosure !== "disclosed") lose(writing, "DISCLOSURE", `${at}/disclosure`);
  if (organization_id !== null) lose(writing, "ORGANIZATION", `${at}/organization_id`);
  if (internal_note !== "" && !isTold) lose(writing, "INTERNAL_NOTE", `${at}/internal_note`, false);
  return {
    identifiability: identifiability ?? undefined,
    disclosure: disclosure === "disclosed" ? undefined : disclosure,
    organization_id: organization_id ?? undefined,
    organization: organization_id === null ? undefined : writeOrganization(organization_id, writing),
    internal_note: isTold && internal_note !== "" ? internal_note : undefined,
  };
}

type Place = { readonly id: string; readonly at: string; readonly priority: number; readonly isStandard: boolean };

/** A placement's flow and instance id, which only one form has. */
function writeFlow({ subchain_instance_id: id }: Placement, place: Place, { form, instanceIds, ...writing }: Writing) {
  const flow = id === null ? undefined : instanceIds.get(id);
  const isKnown = flow !== undefined && writing.flowIds.has(flow);
  if (id !== null && (form.id === "sections" || !isKnown))
    lose(writing, "SUBCHAIN", `${place.at}/subchain_instance_id`, flow !== undefined);
  const standard = form.id === "instance";
  return {
    standard: standard
      ? compact({ subchain_instance_id: isKnown ? flow : undefined, element_instance_id: place.id })
      : {},
    aside: {
      subchain_instance_id: standard && isKnown ? undefined : flow,
      element_instance_id: standard ? undefined : place.id,
    },
  };
}

/** The chosen option, if the release has it. */
function writeContext({ context_value, category_id }: Placement, at: string, writing: Writing) {
  if (!context_value) return { standard: {}, aside: {} };
  const values = categoryOf(writing.input.taxonomy, category_id)?.context?.values ?? [];
  if (values.some(({ id }) => id === context_value)) return { standard: { context_type_id: context_value }, aside: {} };
  lose(writing, "CONTEXT", `${at}/context_value`);
  return { standard: {}, aside: { context_type_id: context_value } };
}

function writeElement(placement: Placement, place: Place, writing: Writing): JsonObject {
  const { category_id } = placement;
  const category = categoryOf(writing.input.taxonomy, category_id);
  const flow = writeFlow(placement, place, writing);
  const context = writeContext(placement, place.at, writing);
  const variables = writeVariables(placement, place.at, writing);
  const attachments = writeAttachments(placement, place.at, writing);
  return {
    element_id: placement.element_id,
    ...(writing.form.id === "sections" && { category_id: category?.standard_id ?? category_id }),
    priority: place.priority,
    ...context.standard,
    variables: variables.standard,
    ...flow.standard,
    ...attachments.standard,
    ...ours({
      // a document of one element names its category
      category_id: place.isStandard ? undefined : category_id,
      ...flow.aside,
      ...context.aside,
      ...writeOurs(placement, place.at, writing),
      ...variables.aside,
      ...attachments.aside,
    }),
  };
}

/** Whether the document can name the element; if not, it goes into our extension. */
function isStandardPlacement({ category_id, element_id }: Placement, at: string, writing: Writing) {
  const { taxonomy, content } = writing.input;
  const isKnown = elementOf(taxonomy, category_id, element_id) !== undefined;
  // documents of dated releases name no category: it follows from the element
  const isHome = writing.form.id === "sections" || elementAnywhere(taxonomy, element_id)?.category_id === category_id;
  if (isKnown && isHome) return true;
  const custom = isKnown ? undefined : customElementOf(content, element_id);
  const isWritten = writing.withCustom && custom?.category_id === category_id && categoryOf(taxonomy, category_id);
  if (isWritten) return true;
  lose(writing, custom ? "CUSTOM_ELEMENTS" : "UNKNOWN_ELEMENTS", at);
  return false;
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
    const at = `placements/${placement.id}`;
    const isStandard = isStandardPlacement(placement, at, writing);
    // an entry that is kept whole needs no report on its parts, except on what it loses even so
    const inside: Writing = isStandard ? writing : { ...writing, losses: [] };
    const entry = writeElement(placement, { id: ids[index] ?? placement.id, at, priority, isStandard }, inside);
    if (!isStandard) writing.losses.push(...inside.losses.filter(({ kept }) => !kept));
    return { placement, entry, isStandard };
  });
  const standard = written.filter(({ isStandard }) => isStandard);
  return {
    standard: standard.map(({ entry }) => entry),
    placed: standard.map(({ placement }) => placement),
    aside: written.filter(({ isStandard }) => !isStandard).map(({ entry }) => entry),
  };
}
