import type { CheckInput } from "./check-input.ts";
import { finding, type Finding, type FindingCode } from "./findings.ts";
import { identifiabilityIn, identifiabilityOf, severityOf } from "./identifiability.ts";
import { categoryOf, placementsIn } from "./lookup.ts";
import type { Category, Placement } from "./model.ts";
import { categoryWithRole, type Role } from "./roles.ts";
import { filledIn, missingLocales } from "./text.ts";

const MAX_PURPOSES = 3;

function checkRequired({ taxonomy, content }: CheckInput): Finding[] {
  return taxonomy.categories
    .filter(({ id, required }) => required && !Object.hasOwn(content.undisclosed, id))
    .filter(({ id }) => placementsIn(content, id).length === 0)
    .map(({ id }) => finding("REQUIRED_CATEGORY_MISSING", { category_id: id }));
}

function checkUndisclosed({ taxonomy, content, locales, default_locale }: CheckInput): Finding[] {
  // sorted: JSON objects from the database have no stable key order
  const undisclosed = Object.entries(content.undisclosed).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return undisclosed.flatMap(([category_id, reason]) => {
    const place = { category_id };
    if (!categoryOf(taxonomy, category_id)) return [finding("CATEGORY_UNKNOWN", place, { category_id })];
    if (placementsIn(content, category_id).length > 0) return [finding("UNDISCLOSED_WITH_PLACEMENTS", place)];
    if (filledIn(reason, default_locale) === undefined)
      return [finding("UNDISCLOSED_REASON_MISSING", { ...place, locale: default_locale })];
    return missingLocales(reason, locales).map((locale) =>
      finding("LOCALE_MISSING", { ...place, locale }, { what: "reason" }),
    );
  });
}

/** Two different parties may well be treated differently. */
const isSameParty = (one: Placement, other: Placement) =>
  one.organization_id === null || other.organization_id === null || one.organization_id === other.organization_id;

/** `available_to_me` beside `not_available_to_me`, `data_retained` beside `no_data_retained`. */
function contradictions(code: FindingCode, category: Category, { content }: CheckInput, negative: string): Finding[] {
  const placements = placementsIn(content, category.id);
  return placements
    .filter(({ element_id }) => element_id.startsWith(negative))
    .flatMap((denial) => {
      const claim = placements.find(
        (placement) => denial.element_id === negative + placement.element_id && isSameParty(placement, denial),
      );
      return claim
        ? [
            finding(
              code,
              { category_id: category.id, placement_id: denial.id },
              { element_id: denial.element_id, other_element_id: claim.element_id },
            ),
          ]
        : [];
    });
}

function checkContradictions(input: CheckInput): Finding[] {
  const retention = categoryWithRole(input.taxonomy, "retention");
  const access = categoryWithRole(input.taxonomy, "access");
  return [
    ...(retention ? contradictions("CONTRADICTION_RETENTION", retention, input, "no_") : []),
    ...(access ? contradictions("CONTRADICTION_ACCESS", access, input, "not_") : []),
  ];
}

const OWED: readonly (readonly [Role, FindingCode])[] = [
  ["retention", "IDENTIFIABLE_BUT_NO_RETENTION"],
  ["access", "IDENTIFIABLE_BUT_NO_ACCESS"],
  ["storage", "IDENTIFIABLE_BUT_NO_STORAGE"],
];

/** Identifying people requires an answer on retention, storage and access; "not disclosed" counts as one. */
function checkOwed({ taxonomy, content }: CheckInput): Finding[] {
  if (identifiabilityOf(taxonomy, content) !== "identifiable") return [];
  return OWED.flatMap(([role, code]) => {
    const category = categoryWithRole(taxonomy, role);
    if (!category || Object.hasOwn(content.undisclosed, category.id)) return [];
    return placementsIn(content, category.id).length > 0 ? [] : [finding(code, { category_id: category.id })];
  });
}

function checkPurposes({ taxonomy, content }: CheckInput): Finding[] {
  const category = categoryWithRole(taxonomy, "purpose");
  const count = category ? placementsIn(content, category.id).length : 0;
  if (!category || count <= MAX_PURPOSES) return [];
  return [finding("PURPOSE_TOO_MANY", { category_id: category.id }, { count, max: MAX_PURPOSES })];
}

/** These capture people, whatever is done with the recording later. */
const CAPTURING = new Set([
  "image",
  "image_infrared",
  "li_dar",
  "microphone",
  "non_identifiable_video",
  "video_camera",
  "video_camera_infrared",
]);

/** A camera, microphone or laser scanner as the only technology, of which nobody says that it identifies people. */
function checkCapture({ taxonomy, content }: CheckInput): Finding[] {
  const category = taxonomy.kind === "device" ? categoryWithRole(taxonomy, "technology") : undefined;
  const [only, ...others] = category ? placementsIn(content, category.id) : [];
  if (!category || !only || others.length > 0 || !CAPTURING.has(only.element_id)) return [];
  if (identifiabilityIn(taxonomy, content, only) !== "none") return [];
  const place = { category_id: category.id, placement_id: only.id };
  return [finding("CAPTURE_SAID_HARMLESS", place, { element_id: only.element_id })];
}

/** Signs print the first technology, so the most identifying one must come first. */
function checkTechnologies({ taxonomy, content }: CheckInput): Finding[] {
  const category = taxonomy.kind === "device" ? categoryWithRole(taxonomy, "technology") : undefined;
  if (!category) return [];
  const rank = (placement: Placement) => severityOf(identifiabilityIn(taxonomy, content, placement));
  const placements = placementsIn(content, category.id);
  if (placements.length === 0)
    return content.placements.some((placement) => rank(placement) > 0)
      ? [finding("SIGN_TECH_REQUIRED", { category_id: category.id })]
      : [];
  let lowest = Infinity;
  return placements.flatMap((placement) => {
    const isTooLow = rank(placement) > lowest;
    lowest = Math.min(lowest, rank(placement));
    const place = { category_id: category.id, placement_id: placement.id };
    return isTooLow ? [finding("TECH_ORDER", place, { element_id: placement.element_id })] : [];
  });
}

function checkSubchains({ taxonomy, content, locales, default_locale }: CheckInput): Finding[] {
  const told = new Set(content.placements.map((placement) => placement.subchain_instance_id));
  return content.subchain_instances.flatMap(({ id, subchain_id, title }) => {
    const params = { subchain_instance_id: id, subchain_id };
    const isKnown = taxonomy.subchains.some((subchain) => subchain.id === subchain_id);
    const isTitled = filledIn(title, default_locale) !== undefined;
    return [
      ...(isKnown ? [] : [finding("SUBCHAIN_UNKNOWN", {}, params)]),
      ...(told.has(id) ? [] : [finding("SUBCHAIN_INSTANCE_EMPTY", {}, params)]),
      ...(isTitled ? [] : [finding("SUBCHAIN_TITLE_MISSING", { locale: default_locale }, params)]),
      ...missingLocales(title, locales)
        .filter((locale) => locale !== default_locale)
        .map((locale) => finding("LOCALE_MISSING", { locale }, { ...params, what: "subchain" })),
    ];
  });
}

/** Checks that need the whole chain. */
export const checkChainRules = (input: CheckInput): Finding[] => [
  ...checkRequired(input),
  ...checkUndisclosed(input),
  ...checkContradictions(input),
  ...checkOwed(input),
  ...checkPurposes(input),
  ...checkTechnologies(input),
  ...checkCapture(input),
  ...checkSubchains(input),
];
