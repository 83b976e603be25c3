/** PostgreSQL stores neither the character 0 nor lone surrogates. */
export const storable = (text: string) => text.replaceAll(/[\0\p{Cs}]/gu, "\uFFFD");
