import type { DocumentInput, Form, LeftOut } from "./document-form.ts";

/** Context of writing one document. */
export type Writing = {
  readonly input: DocumentInput;
  readonly form: Form;
  /** Whether the document can hold custom elements. */
  readonly withCustom: boolean;
  readonly left: Set<LeftOut>;
  readonly instanceIds: ReadonlyMap<string, string>;
};
