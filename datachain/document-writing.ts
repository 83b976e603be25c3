import type { DocumentInput, Form, LeftOut } from "./document-form.ts";

/** Everything one writing needs to know. */
export type Writing = {
  readonly input: DocumentInput;
  readonly form: Form;
  /** Whether the customer's own elements have a place in it. */
  readonly withCustom: boolean;
  readonly left: Set<LeftOut>;
  readonly instanceIds: ReadonlyMap<string, string>;
};
