import type { CategoryState } from "./category-states.ts";
import type {
  Action,
  ChainContent,
  ChainOrganization,
  Disclosure,
  Glyph,
  Identifiability,
  Kind,
  Shape,
  Source,
  Taxonomy,
} from "./model.ts";
import type { ReadText } from "./text.ts";

export type ResolveInput = {
  readonly taxonomy: Taxonomy;
  readonly content: ChainContent;
  readonly organizations: readonly ChainOrganization[];
  readonly locale: string;
  readonly default_locale: string;
  /** Stands where a required text is missing. */
  readonly gap?: string;
  /** From the check; without it a category is empty, undisclosed or done. */
  readonly states?: Readonly<Record<string, CategoryState>>;
};

export type ResolvedVariable = {
  readonly variable_id: string;
  readonly label: ReadText | undefined;
  readonly required: boolean;
  readonly text: ReadText;
};
export type MissingVariable = Omit<ResolvedVariable, "text">;

export type ResolvedContext = {
  readonly context_id: string;
  readonly value_id: string;
  readonly name: ReadText;
  readonly description: ReadText | undefined;
  readonly color: string | null;
};

export type ResolvedOrganization = {
  readonly id: string;
  readonly name: ReadText;
  readonly headline: ReadText | undefined;
  readonly description: ReadText | undefined;
  readonly logo_key: string | null;
};

export type ResolvedAction = Omit<Action, "label"> & {
  readonly label: ReadText | undefined;
  /** Null for a postal address and for a target that is no good. */
  readonly href: string | null;
};
export type ResolvedSource = Source & { readonly href: string | null };

export type ResolvedPlacement = {
  readonly id: string;
  readonly category_id: string;
  readonly element_id: string;
  readonly subchain_instance_id: string | null;
  /** Who it is, where the category is about somebody; else the element's title. */
  readonly title: ReadText;
  /** The element's title where something else is the headline. */
  readonly subtitle: ReadText | undefined;
  /** How it reads inside a sentence: who it is, or the vocabulary's own words; nothing where it has none. */
  readonly phrase: ReadText | undefined;
  /** The sentence it is read in, where that is not its category's. */
  readonly sentence: ReadText | undefined;
  /** What belongs behind the title where it stands alone: how long, of data that is kept. */
  readonly detail: ReadText | undefined;
  readonly description: ReadText | undefined;
  /** The author's own words, without those that already stand in title or description. */
  readonly texts: readonly ResolvedVariable[];
  /** What was asked and not answered. */
  readonly missing: readonly MissingVariable[];
  readonly organization: ResolvedOrganization | null;
  readonly identifiability: Identifiability;
  readonly context: ResolvedContext | null;
  readonly glyph: Glyph;
  readonly shape: Shape;
  /** The colour behind the glyph: of the context, else of what can be told about people. */
  readonly fill: string | null;
  /** Purposes are drawn white on black. */
  readonly isDark: boolean;
  readonly actions: readonly ResolvedAction[];
  readonly sources: readonly ResolvedSource[];
  readonly disclosure: Disclosure;
  /** An element of the customer's own, shown as proposed. */
  readonly isCustom: boolean;
  /** The pinned taxonomy does not have this element here. */
  readonly isUnknown: boolean;
  readonly isFallback: boolean;
};

export type ResolvedCategory = {
  readonly id: string;
  readonly standard_id: string;
  readonly state: CategoryState;
  readonly name: ReadText;
  readonly prompt: ReadText | undefined;
  readonly guidance: ReadText | undefined;
  readonly sentence: ReadText | undefined;
  readonly required: boolean;
  readonly shape: Shape;
  readonly placements: readonly ResolvedPlacement[];
  readonly isUndisclosed: boolean;
  readonly reason: ReadText | undefined;
};

/** One telling of a subchain. Without an instance: what was placed at the root. */
export type ResolvedFlow = {
  readonly subchain_id: string;
  readonly instance_id: string | null;
  readonly name: ReadText;
  readonly title: ReadText | undefined;
  readonly categories: readonly { readonly category_id: string; readonly placements: readonly ResolvedPlacement[] }[];
};

export type ResolvedChain = {
  readonly taxonomy_id: string;
  readonly kind: Kind;
  readonly locale: string;
  readonly categories: readonly ResolvedCategory[];
  readonly flows: readonly ResolvedFlow[];
  /** Placements whose category the taxonomy does not have. */
  readonly strays: readonly ResolvedPlacement[];
  /** Of the chain and of its placements, each once. */
  readonly sources: readonly ResolvedSource[];
};
