import type { SiteField } from "./site-values.ts";

/** So that an error summary can lead to a field. */
export const fieldId = (name: SiteField) => `site-${name}`;
