import { type ChainContent, EMPTY_CHAIN, type Placement } from "./model.ts";

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

/** Initial content of a new chain. */
export const contentFromTemplate = (
  template: { readonly placements: readonly Suggested[] },
  newId: NewId,
): ChainContent => ({
  ...EMPTY_CHAIN,
  placements: template.placements.map((placement) => newPlacement(placement, newId)),
});
