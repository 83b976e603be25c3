import { categoryOf, placementsIn, shownElement } from "./lookup.ts";
import {
  type Category,
  type ChainContent,
  IDENTIFIABILITIES,
  type Identifiability,
  type Placement,
  type Taxonomy,
} from "./model.ts";
import { hasRole } from "./roles.ts";

const PII = "pii";

export const severityOf = (identifiability: Identifiability) => IDENTIFIABILITIES.indexOf(identifiability);

/** Pseudonymous data can be linked back to people by whoever has the key, so it counts as identifiable. */
function fromContext(category: Category | undefined, value: string | null): Identifiability | undefined {
  if (category?.context?.id !== PII) return undefined;
  return value === "pseudonymous" ? "identifiable" : IDENTIFIABILITIES.find((known) => known === value);
}

/** The author's value, else the context's, else the element's default. */
export const identifiabilityIn = (
  taxonomy: Taxonomy,
  content: ChainContent,
  placement: Pick<Placement, "category_id" | "element_id" | "identifiability" | "context_value">,
): Identifiability =>
  placement.identifiability ??
  fromContext(categoryOf(taxonomy, placement.category_id), placement.context_value) ??
  shownElement(taxonomy, content, placement)?.identifiability ??
  "none";

/** Whether this category decides a chain's identifiability. */
export const tellsIdentifiability = (taxonomy: Taxonomy, category: Pick<Category, "id">) =>
  tellingCategories(taxonomy).some(({ id }) => id === category.id);

/** The categories that decide identifiability: a device's technology, an algorithm's data. */
function tellingCategories(taxonomy: Taxonomy) {
  if (taxonomy.kind === "device") return taxonomy.categories.filter((category) => hasRole(category, "technology"));
  const withContext = taxonomy.categories.filter((category) => category.context?.id === PII);
  return withContext.length > 0 ? withContext : taxonomy.categories.filter((category) => hasRole(category, "data"));
}

export const mostSevere = (all: readonly Identifiability[]): Identifiability =>
  all.reduce<Identifiability>((worst, one) => (severityOf(one) > severityOf(worst) ? one : worst), "none");

export const identifiabilityOf = (taxonomy: Taxonomy, content: ChainContent) =>
  mostSevere(
    tellingCategories(taxonomy)
      .flatMap((category) => placementsIn(content, category.id))
      .map((placement) => identifiabilityIn(taxonomy, content, placement)),
  );

/** False while technology or data are empty: unknown is not the same as "none". */
export const saysIdentifiability = (taxonomy: Taxonomy, content: ChainContent) =>
  tellingCategories(taxonomy).some(({ id }) => placementsIn(content, id).length > 0);
