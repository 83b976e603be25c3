const TEXT = Symbol("JSON text");
declare const answered: unique symbol;

/** An answer that is JSON already, built by PostgreSQL from what the contract names (json-list.ts). */
export type JsonAnswer<T> = { readonly [TEXT]: string; readonly [answered]?: T };

export const jsonAnswer = <T>(text: string): JsonAnswer<T> => ({ [TEXT]: text });

export const jsonTextOf = (answer: unknown): string | undefined =>
  typeof answer === "object" && answer !== null && TEXT in answer ? (answer[TEXT] as string) : undefined;
