/** Of the Dutch publication standard 1.0: what its register takes, and what its JSON Schema describes. */
export const NL_DIALECTS = ["register", "schema"] as const;
export type NlDialect = (typeof NL_DIALECTS)[number];
export type PerDialect<T> = Readonly<Record<NlDialect, T>>;
