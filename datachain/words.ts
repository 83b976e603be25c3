import type { AlgorithmCategoryId, ContextId, CONTEXTS, DeviceCategoryId, ElementId, VariableId } from "./ids.ts";

/**
 * A category in one language. `sentence` has `{list}` where the titles of what was chosen go:
 * "It is used for {list}." It is read on its own, so it names what it speaks of.
 */
export type PublicCategoryWords = {
  readonly name: string;
  /** The question the public reads. */
  readonly prompt: string;
  readonly sentence: string;
};
type CategoryWords = PublicCategoryWords & {
  /** What an author should know, in one or two sentences. */
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

/** Every word of the two vocabularies that the public reads, in one language. A missing one does not compile. */
export type PublicWords = WordsFor<PublicCategoryWords>;
/** And those that authors read. */
export type Words = WordsFor<CategoryWords>;
