import type { Form } from "./document-form.ts";
import type { Category, StandardVariable } from "./model.ts";
import { hasRole } from "./roles.ts";

/** Releases taken before we noted what they declare: dated ones demand a duration throughout retention and storage. */
function presumed(category: Category, { id }: Form): readonly StandardVariable[] {
  const owesDuration = id === "instance" && (hasRole(category, "retention") || hasRole(category, "storage"));
  if (!owesDuration) return category.variables;
  return [...category.variables.filter((variable) => variable.id !== "duration"), { id: "duration", required: true }];
}

/** The variables the release itself declares for an element, which may differ from those we ask for. */
export const declaredFor = (category: Category, elementId: string, form: Form): readonly StandardVariable[] =>
  (category.standard_variables ?? presumed(category, form)).filter(
    ({ only_on }) => only_on?.includes(elementId) ?? true,
  );
