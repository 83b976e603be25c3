import type { ALGORITHM } from "#contract/records/algorithm.ts";
import type { DEVICE } from "#contract/records/device.ts";
import type { FactName, Fields } from "#contract/records/field.ts";
import type { ORGANIZATION } from "#contract/records/organization.ts";
import type { SubjectFact } from "#contract/records/subject.ts";

/** What one language calls a field, on every screen, page and file. */
type Term = {
  readonly name: string;
  /** Help beside its entry in the form. */
  readonly hint?: string;
};
type FactTerm = Term & {
  /** What it means, for the dictionary of the open data. */
  readonly data: string;
};

type RecordTerms<R extends Fields> = { readonly [N in keyof R]: N extends FactName<R> ? FactTerm : Term };

/** A language of the administration names every field: one that is missing does not compile. */
export type Terms = {
  readonly device: RecordTerms<typeof DEVICE>;
  readonly algorithm: RecordTerms<typeof ALGORITHM>;
  readonly organization: RecordTerms<typeof ORGANIZATION>;
};

/** A language that only the guide speaks names what its readers see. */
export type FactTerms = Readonly<Record<SubjectFact, FactTerm>>;

type Names<T> = { readonly [N in keyof T]: string };
export const namesOf = <T extends object>(terms: T) =>
  Object.fromEntries(
    Object.entries(terms as Record<string, Term>).map(([field, { name }]) => [field, name]),
  ) as Names<T>;

type Hints<T> = { readonly [N in keyof T as T[N] extends { hint: string } ? N : never]: string };
export const hintsOf = <T extends object>(terms: T) =>
  Object.fromEntries(
    Object.entries(terms as Record<string, Term>).flatMap(([field, { hint }]) => (hint ? [[field, hint]] : [])),
  ) as Hints<T>;
