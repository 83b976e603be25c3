import type { AlgorithmCategoryId, ContextId, CONTEXTS, DeviceCategoryId, ElementId, VariableId } from "./ids.ts";

/**
 * A category in one language. `sentence` has `{list}` where the titles of what was chosen go:
 * "It is used for {list}." It is read on its own, so it names what it speaks of.
 */
export type CategoryWords = {
  readonly name: string;
  /** The question the public reads. */
  readonly prompt: string;
  /** What an author should know, in one or two sentences. */
  readonly guidance: string;
  readonly sentence: string;
};
type NamedWords = { readonly name: string; readonly description: string };
type ContextWords<C extends ContextId> = NamedWords & {
  readonly values: Readonly<Record<(typeof CONTEXTS)[C][number], NamedWords>>;
};

/** Every word of the two vocabularies in one language. A missing one does not compile. */
export type Words = {
  readonly device: Readonly<Record<DeviceCategoryId, CategoryWords>>;
  readonly algorithm: Readonly<Record<AlgorithmCategoryId, CategoryWords>>;
  readonly contexts: { readonly [C in ContextId]: ContextWords<C> };
  readonly variables: Readonly<Record<VariableId, string>>;
  readonly data_flow: string;
  /** Title and description of every element. In `data_retained` the description holds `{{duration}}`. */
  readonly elements: Readonly<Record<ElementId, readonly [title: string, description: string]>>;
};
