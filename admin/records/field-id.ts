/** Lets the error summary link to a field. */
export const fieldId = (name: string) => `field-${name}`;
