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

/** Coded data lead back to people with a list that somebody holds, so we do not call them de-identified. */
function fromContext(category: Category | undefined, value: string | null): Identifiability | undefined {
  if (category?.context?.id !== PII) return undefined;
  return value === "pseudonymous" ? "identifiable" : IDENTIFIABILITIES.find((known) => known === value);
}

/** What the author says, else what the context says, else what the element is known for. */
export const identifiabilityIn = (
  taxonomy: Taxonomy,
  content: ChainContent,
  placement: Pick<Placement, "category_id" | "element_id" | "identifiability" | "context_value">,
): Identifiability =>
  placement.identifiability ??
  fromContext(categoryOf(taxonomy, placement.category_id), placement.context_value) ??
  shownElement(taxonomy, content, placement)?.identifiability ??
  "none";

/** Whether it means anything to say of this category that it tells nothing about people. */
export const tellsIdentifiability = (taxonomy: Taxonomy, category: Pick<Category, "id">) =>
  tellingCategories(taxonomy).some(({ id }) => id === category.id);

/** The categories that say what a chain can tell about people: technology of a device, data of an algorithm. */
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

/** Without a word about technology or data nothing is known: that is not the same as "none". */
export const saysIdentifiability = (taxonomy: Taxonomy, content: ChainContent) =>
  tellingCategories(taxonomy).some(({ id }) => placementsIn(content, id).length > 0);
