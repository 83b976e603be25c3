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
  /** Placeholder for a missing required text. */
  readonly gap?: string;
  /** From the check; without it, categories are only empty, undisclosed or done. */
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
  /** Null for postal addresses and invalid targets. */
  readonly href: string | null;
};
export type ResolvedSource = Source & { readonly href: string | null };

export type ResolvedPlacement = {
  readonly id: string;
  readonly category_id: string;
  readonly element_id: string;
  readonly subchain_instance_id: string | null;
  /** The organization's name in categories about one, else the element's title. */
  readonly title: ReadText;
  /** The element's title, if `title` is something else. */
  readonly subtitle: ReadText | undefined;
  /** Wording inside a sentence: the organization's name or the vocabulary's phrase, if any. */
  readonly phrase: ReadText | undefined;
  /** The element's own sentence, if it does not use its category's. */
  readonly sentence: ReadText | undefined;
  /** Addition to the title where it stands alone: how long data is kept. */
  readonly detail: ReadText | undefined;
  readonly description: ReadText | undefined;
  /** The author's texts, without those already in title or description. */
  readonly texts: readonly ResolvedVariable[];
  /** Unanswered variables. */
  readonly missing: readonly MissingVariable[];
  readonly organization: ResolvedOrganization | null;
  readonly identifiability: Identifiability;
  readonly context: ResolvedContext | null;
  readonly glyph: Glyph;
  readonly shape: Shape;
  /** Colour behind the glyph: from the context, else by identifiability. */
  readonly fill: string | null;
  /** Purposes are drawn white on black. */
  readonly isDark: boolean;
  readonly actions: readonly ResolvedAction[];
  readonly sources: readonly ResolvedSource[];
  readonly disclosure: Disclosure;
  /** A custom element, shown as proposed. */
  readonly isCustom: boolean;
  /** The pinned taxonomy does not have this element in this category. */
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

/** One repetition of a subchain; without an instance, placements outside of any. */
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
  /** Placements in unknown categories. */
  readonly strays: readonly ResolvedPlacement[];
  /** Sources of the chain and its placements, without duplicates. */
  readonly sources: readonly ResolvedSource[];
};
