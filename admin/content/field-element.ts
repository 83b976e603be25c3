/** Element id of a field, so that checks can link to it: `questions.{id}.answer`. */
export const fieldElement = (field: string) => `page-${field.replaceAll(/[^\w-]/g, "-")}`;
