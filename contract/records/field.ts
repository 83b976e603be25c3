import type { LText } from "../texts.ts";

/** A kind decides how a value is validated, stored, entered, read from a file and shown. */
export type Kind =
  | "line"
  | "text"
  | "day"
  | "month"
  | "choice"
  | "choices"
  | "organization"
  | "status"
  | "url"
  | "email"
  | "phone"
  | "whole";

export type Field = {
  readonly kind: Kind;
  /** Letters of a text, size of a list, or the greatest number. */
  readonly max?: number;
  /** The least number, 0 if it is left out. */
  readonly min?: number;
  /** Longer texts get a warning: signs, lists and cards cannot show them whole. */
  readonly advised?: number;
  /** Never null. */
  readonly is_required?: true;
  /** A text in each language of the guide. */
  readonly is_localized?: true;
  readonly options?: readonly string[];
  /**
   * What readers of a published page see: `fact` is listed with the other facts, `own` has a place of its own on the page.
   * A field without it never leaves the workspace.
   */
  readonly public?: "fact" | "own";
  /** Guests of a share link may suggest another wording. */
  readonly is_suggested?: true;
  /** The card of the form it is on. Fields without one have a place of their own beside the cards. */
  readonly card?: string;
  /** Beside its neighbour on wide screens. */
  readonly is_half?: true;
  /** Lines that its entry shows. */
  readonly rows?: number;
  /** The last day of something: files that name a month or a year mean its end. */
  readonly is_end?: true;
};

/** The fields of one record, in the order of its form. */
export type Fields = Readonly<Record<string, Field>>;

/** A picture's alternative text is shown with the picture, which has code of its own. */
const isInternal = (name: string, field: Field) => field.public === undefined && !name.endsWith("_alt");

/** Fields that never leave the workspace. */
export const internalNames = (record: Fields) =>
  Object.entries(record).flatMap(([name, field]) => (isInternal(name, field) ? [name] : []));

/** A record as guests of a share link see it. */
export function withoutInternal<T extends object>(record: Fields, row: T): T {
  const hidden = internalNames(record).filter((name) => name in row);
  return { ...row, ...Object.fromEntries(hidden.map((name) => [name, null])) };
}

type NameOf<R extends Fields, F> = { [N in keyof R & string]: R[N] extends F ? N : never }[keyof R & string];

export type LocalizedName<R extends Fields> = NameOf<R, { is_localized: true }>;
export type PlainName<R extends Fields> = Exclude<keyof R & string, LocalizedName<R>>;
export type PublicName<R extends Fields> = NameOf<R, { public: string }>;
export type FactName<R extends Fields> = NameOf<R, { public: "fact" }>;
export type SuggestedName<R extends Fields> = NameOf<R, { is_suggested: true }>;
export type PublicTextName<R extends Fields> = NameOf<R, { public: string; is_localized: true }>;
/** Fields that hold the id of another record. */
export type ReferenceName<R extends Fields> = NameOf<R, { kind: "organization" | "status" }>;

const namesOf = <N extends string>(record: Fields, isWanted: (field: Field) => boolean) =>
  Object.entries(record).flatMap(([name, field]) => (isWanted(field) ? [name as N] : []));

export const localizedNames = <R extends Fields>(record: R) =>
  namesOf<LocalizedName<R>>(record, (field) => field.is_localized === true);
export const plainNames = <R extends Fields>(record: R) =>
  namesOf<PlainName<R>>(record, (field) => field.is_localized !== true);
export const publicNames = <R extends Fields>(record: R) =>
  namesOf<PublicName<R>>(record, (field) => field.public !== undefined);
export const factNames = <R extends Fields>(record: R) =>
  namesOf<FactName<R>>(record, (field) => field.public === "fact");
export const publicTextNames = <R extends Fields>(record: R) =>
  namesOf<PublicTextName<R>>(record, (field) => field.public !== undefined && field.is_localized === true);
export const suggestedNames = <R extends Fields>(record: R) =>
  namesOf<SuggestedName<R>>(record, (field) => field.is_suggested === true);

export const isReference = ({ kind }: Field) => kind === "organization" || kind === "status";

/** The value of a field as the API takes it. */
export type ValueOf<F extends Field> = F extends { kind: "choices"; options: readonly (infer O)[] }
  ? O[]
  : F extends { kind: "choice"; options: readonly (infer O)[] }
    ? F extends { is_required: true }
      ? O
      : O | null
    : F extends { kind: "whole" }
      ? F extends { is_required: true }
        ? number
        : number | null
      : F extends { is_required: true }
        ? string
        : string | null;

/** A row of the database, as far as readers may see it. */
export type PublicRow<R extends Fields> = {
  readonly [N in PublicName<R>]: R[N] extends { is_localized: true } ? LText : ValueOf<R[N]>;
};
