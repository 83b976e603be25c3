import { categoryStates } from "./category-states.ts";
import { categoryOf, placementsIn } from "./lookup.ts";
import type { LText } from "./model.ts";
import { named, type Reader, readSource, resolvePlacement } from "./resolve-placement.ts";
import type { ResolvedCategory, ResolvedChain, ResolvedFlow, ResolvedSource, ResolveInput } from "./resolved.ts";
import { textIn } from "./text.ts";

function resolveFlows(
  { taxonomy, content, locale }: ResolveInput,
  categories: readonly ResolvedCategory[],
  read: Reader,
): ResolvedFlow[] {
  const known = new Set(content.subchain_instances.map((instance) => instance.id));
  return taxonomy.subchains.flatMap((subchain) => {
    const tell = (instanceId: string | null, title: LText | undefined): ResolvedFlow => ({
      subchain_id: subchain.id,
      instance_id: instanceId,
      name: named(read(subchain.name), subchain.id, locale),
      title: read(title),
      categories: categories
        .filter((category) => subchain.categories.includes(category.id))
        .map(({ id, placements }) => ({
          category_id: id,
          placements: placements.filter((placement) => {
            const at = placement.subchain_instance_id;
            return (at !== null && known.has(at) ? at : null) === instanceId;
          }),
        })),
    });
    const instances = content.subchain_instances.filter((instance) => instance.subchain_id === subchain.id);
    const root = tell(null, undefined);
    const hasRoot = root.categories.some(({ placements }) => placements.length > 0);
    return [...(hasRoot ? [root] : []), ...instances.map((instance) => tell(instance.id, instance.title))];
  });
}

/** Two placements often cite the same document. */
function uniqueSources(sources: readonly ResolvedSource[]) {
  const seen = new Map<string, ResolvedSource>();
  for (const source of sources) {
    const key = JSON.stringify([source.title.trim(), source.url, source.citation]);
    if (!seen.has(key)) seen.set(key, source);
  }
  return [...seen.values()];
}

/** A chain in one language. Elements unknown to the taxonomy are kept and marked. */
export function resolveChain(input: ResolveInput): ResolvedChain {
  const { taxonomy, content, locale, default_locale } = input;
  const read: Reader = (text) => textIn(text, locale, default_locale);
  const states = input.states ?? categoryStates(taxonomy, content, []);
  const categories = taxonomy.categories.map((category): ResolvedCategory => {
    const isUndisclosed = Object.hasOwn(content.undisclosed, category.id);
    return {
      id: category.id,
      standard_id: category.standard_id,
      state: states[category.id] ?? "empty",
      name: named(read(category.name), category.id, locale),
      prompt: read(category.prompt),
      guidance: read(category.guidance),
      sentence: read(category.sentence),
      required: category.required,
      shape: category.shape,
      placements: placementsIn(content, category.id).map((placement) => resolvePlacement(placement, input, read)),
      isUndisclosed,
      reason: isUndisclosed ? read(content.undisclosed[category.id]) : undefined,
    };
  });
  const strays = content.placements
    .filter((placement) => !categoryOf(taxonomy, placement.category_id))
    .map((placement) => resolvePlacement(placement, input, read));
  return {
    taxonomy_id: taxonomy.id,
    kind: taxonomy.kind,
    locale,
    categories,
    flows: resolveFlows(input, categories, read),
    strays,
    sources: uniqueSources(
      [...content.sources, ...content.placements.flatMap(({ sources }) => sources)].map(readSource),
    ),
  };
}
