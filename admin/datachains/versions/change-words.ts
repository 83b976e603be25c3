import { type Translate, useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import type { Change, ChangeField } from "#datachain/diff.ts";
import {
  ACTION_TYPES,
  type ChainContent,
  type ChainOrganization,
  DISCLOSURES,
  IDENTIFIABILITIES,
  type LText,
  SOURCE_TYPES,
  type Taxonomy,
} from "#datachain/model.ts";
import { useChainWork } from "../chain-work.ts";
import { elementOf } from "../element-of.ts";
import { useReadText } from "../read-text.ts";

/** One side of a comparison, with the organizations it refers to. */
export type State = { readonly content: ChainContent; readonly organizations: readonly ChainOrganization[] };
export type Compared = { readonly before: State; readonly after: State };

type Tools = { t: Translate; read: (text: LText | undefined) => string; taxonomy: Taxonomy };
type Side = Tools & { change: Change; state: State };

const known = <T extends string>(all: readonly T[], value: string): T | undefined => all.find((one) => one === value);

const organizationName = ({ state, read }: Pick<Side, "state" | "read">, id: string) =>
  read(state.organizations.find((one) => one.id === id)?.name);

/** Display name of a placement: its organization, its own name, or its element. */
function placementName({ state, taxonomy, read, change }: Side) {
  const placement = state.content.placements.find(({ id }) => id === change.placement_id);
  if (!placement) return undefined;
  const owner = placement.organization_id && organizationName({ state, read }, placement.organization_id);
  const element = elementOf(taxonomy, state.content, placement);
  return owner || read(placement.variables["title"]) || read(element?.title) || placement.element_id;
}

/** The label of a chosen value; written text stays as it is. */
function valueName(side: Side, value: string): string {
  const { t, read, taxonomy, change, state } = side;
  const category = taxonomy.categories.find(({ id }) => id === change.category_id);
  const flow = () => state.content.subchain_instances.find(({ id }) => id === value);
  const named: Partial<Record<ChangeField, () => string | undefined>> = {
    organization: () => organizationName(side, value) || t("datachains.versions.unknown_organization"),
    context: () => read(category?.context?.values.find(({ id }) => id === value)?.name),
    identifiability: () => identityName(t, value),
    disclosure: () => {
      const disclosure = known(DISCLOSURES, value);
      return disclosure && t(`datachains.card.disclosures.${disclosure}`);
    },
    element: () => read(taxonomy.elements.find(({ id }) => id === value)?.title),
    subchain: () => (change.part === undefined && change.placement_id ? read(flow()?.title) : undefined),
    action: () => partName(t, change, value),
    source: () => partName(t, change, value),
    custom_element: () => (change.part === "identifiability" ? identityName(t, value) : undefined),
  };
  return (change.field && named[change.field]?.()) || value;
}

function identityName(t: Translate, value: string) {
  const identifiability = known(IDENTIFIABILITIES, value);
  return identifiability && t(`datachains.identifiability.${identifiability}`);
}

function partName(t: Translate, { field, part }: Change, value: string) {
  if (part !== "type") return undefined;
  const [action, source] = [known(ACTION_TYPES, value), known(SOURCE_TYPES, value)];
  if (field === "action") return action && t(`datachains.action.types.${action}`);
  return source && t(`datachains.source.types.${source}`);
}

/** The field's label in the form: "How long", "How much it decides". */
function fieldName({ t, read, taxonomy, change }: Omit<Side, "state">) {
  if (!change.field) return undefined;
  const category = taxonomy.categories.find(({ id }) => id === change.category_id);
  if (change.field === "variable")
    return (
      read(category?.variables.find(({ id }) => id === change.item_id)?.label) ||
      t("datachains.versions.fields.variable")
    );
  if (change.field === "context") return read(category?.context?.name) || t("datachains.versions.fields.context");
  const part = known(PARTS, change.part ?? "");
  const field = t(`datachains.versions.fields.${change.field}`);
  return part ? `${field}: ${t(`datachains.versions.parts.${part}`)}` : field;
}

const PARTS = [
  "label",
  "type",
  "target",
  "title",
  "url",
  "citation",
  "description",
  "glyph",
  "identifiability",
] as const;

/** Names the place of a difference and both values, as labelled on screen. */
export function useChangeWords({ before, after }: Compared) {
  const { t } = useTranslation();
  const { taxonomy } = useChainWork();
  const read = useReadText();
  const tools = { t, read, taxonomy };
  return (change: Change) => {
    const [was, is] = [before, after].map((state) => ({ ...tools, change, state })) as [Side, Side];
    const category = taxonomy.categories.find(({ id }) => id === change.category_id);
    const say = (side: Side, value: Change["before"]) => {
      if (value === undefined) return t("datachains.versions.empty");
      return typeof value === "number" ? t("datachains.versions.place", { at: value }) : valueName(side, value);
    };
    const where = [
      category && read(category.name),
      placementName(is) ?? placementName(was),
      fieldName({ ...tools, change }),
      change.locale && languageName(change.locale),
    ];
    return {
      where: where.filter(Boolean).join(" › "),
      before: say(was, change.before),
      after: say(is, change.after),
    };
  };
}
