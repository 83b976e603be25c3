import { type ChainContent, EMPTY_CHAIN, type LText, type Placement } from "./model.ts";

type NewId = () => string;

/** The given fields of a new placement; the rest is empty. */
type Suggested = Pick<Placement, "category_id" | "element_id"> & Partial<Omit<Placement, "id">>;

const EMPTY_PLACEMENT: Omit<Placement, "id" | "category_id" | "element_id"> = {
  context_value: null,
  identifiability: null,
  organization_id: null,
  subchain_instance_id: null,
  variables: {},
  actions: [],
  sources: [],
  disclosure: "disclosed",
  internal_note: "",
};

export const newPlacement = (placement: Suggested, newId: NewId): Placement => ({
  ...EMPTY_PLACEMENT,
  ...placement,
  id: newId(),
});

/** Copies a chain with new ids. Custom elements keep theirs: they are vocabulary, not content. */
export function copyContent(content: ChainContent, newId: NewId): ChainContent {
  const withNewIds = <T extends { readonly id: string }>(items: readonly T[]) =>
    items.map((item) => ({ ...item, id: newId() }));
  const instances = new Map(content.subchain_instances.map(({ id }) => [id, newId()]));
  const moved = (id: string | null) => (id === null ? null : (instances.get(id) ?? null));
  return {
    ...content,
    subchain_instances: content.subchain_instances.map((instance) => ({
      ...instance,
      id: instances.get(instance.id) ?? instance.id,
    })),
    placements: content.placements.map((placement) => ({
      ...placement,
      id: newId(),
      subchain_instance_id: moved(placement.subchain_instance_id),
      actions: withNewIds(placement.actions),
      sources: withNewIds(placement.sources),
    })),
    sources: withNewIds(content.sources),
  };
}

/** Organizations that a record already names. */
export type KnownBodies = { readonly accountable: string | null; readonly suppliers: readonly string[] };

const inLocales = (texts: LText, locales: readonly string[]): LText =>
  Object.fromEntries(Object.entries(texts).filter(([locale]) => locales.includes(locale)));

/** A template for a record: with its organizations, one element for each supplier, in the site's languages. */
export const fitTemplate = (
  placements: readonly Suggested[],
  { accountable, suppliers }: KnownBodies,
  locales: readonly string[],
): readonly Suggested[] =>
  placements
    .flatMap((placement) => {
      if (placement.category_id !== "accountable") return [placement];
      const bodies = placement.context_value === "vendor" ? suppliers : [accountable];
      return bodies.map((organization_id) => ({ ...placement, organization_id }));
    })
    .map(({ variables = {}, ...placement }) => ({
      ...placement,
      variables: Object.fromEntries(Object.entries(variables).map(([id, texts]) => [id, inLocales(texts, locales)])),
    }));

/** Initial content of a new chain. */
export const contentFromTemplate = (
  template: { readonly placements: readonly Suggested[] },
  newId: NewId,
): ChainContent => ({
  ...EMPTY_CHAIN,
  placements: template.placements.map((placement) => newPlacement(placement, newId)),
});
