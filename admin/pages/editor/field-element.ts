/** The element of a field, so that a check can lead to it: `questions.{id}.answer`. */
export const fieldElement = (field: string) => `page-${field.replaceAll(/[^\w-]/g, "-")}`;
