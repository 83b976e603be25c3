/** So that an error summary can lead to a field. */
export const fieldId = (name: string) => `field-${name}`;
