import type { AlgorithmCategoryId, ContextId, CONTEXTS, DeviceCategoryId, ElementId, VariableId } from "./ids.ts";

/**
 * A category in one language. `sentence` has `{list}` for the titles of its elements: "It is used for {list}." Each
 * sentence is read on its own, so it must name its subject.
 */
export type PublicCategoryWords = {
  readonly name: string;
  /** The question shown to the public. */
  readonly prompt: string;
  readonly sentence: string;
};
type CategoryWords = PublicCategoryWords & {
  /** Advice for authors, in one or two sentences. */
  readonly guidance: string;
};
type NamedWords = { readonly name: string; readonly description: string };
type ContextWords<C extends ContextId> = NamedWords & {
  readonly values: Readonly<Record<(typeof CONTEXTS)[C][number], NamedWords>>;
};

export type WordsFor<C extends PublicCategoryWords> = {
  readonly device: Readonly<Record<DeviceCategoryId, C>>;
  readonly algorithm: Readonly<Record<AlgorithmCategoryId, C>>;
  readonly contexts: { readonly [C in ContextId]: ContextWords<C> };
  readonly variables: Readonly<Record<VariableId, string>>;
  readonly data_flow: string;
  /** Title and description of every element. In `data_retained` the description holds `{{duration}}`. */
  readonly elements: Readonly<Record<ElementId, readonly [title: string, description: string]>>;
};

/** All public words of both vocabularies, in one language. A missing one does not compile. */
export type PublicWords = WordsFor<PublicCategoryWords>;
/** Including the words for authors. */
export type Words = WordsFor<CategoryWords>;
