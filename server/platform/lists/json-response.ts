const TEXT = Symbol("JSON text");
declare const answered: unique symbol;

/** A response that is already JSON, built by PostgreSQL from the contract's fields (json-list.ts). */
export type JsonResponse<T> = { readonly [TEXT]: string; readonly [answered]?: T };

export const jsonResponse = <T>(text: string): JsonResponse<T> => ({ [TEXT]: text });

export const jsonTextOf = (answer: unknown): string | undefined =>
  typeof answer === "object" && answer !== null && TEXT in answer ? (answer[TEXT] as string) : undefined;
