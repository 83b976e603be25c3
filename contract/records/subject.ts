import { ALGORITHM } from "./algorithm.ts";
import { DEVICE } from "./device.ts";
import { type FactName, factNames, type Field, type Fields, type PublicTextName, publicTextNames } from "./field.ts";

/** The records that pages are about. */
export const SUBJECTS = { device: DEVICE, algorithm: ALGORITHM } as const;
export type SubjectKind = keyof typeof SUBJECTS;

type Names<K extends SubjectKind = SubjectKind> = K extends SubjectKind ? FactName<(typeof SUBJECTS)[K]> : never;
/** A field that is listed among the facts of a page. */
export type SubjectFact = Names;
type Texts<K extends SubjectKind = SubjectKind> = K extends SubjectKind ? PublicTextName<(typeof SUBJECTS)[K]> : never;
export type SubjectText = Texts;

/** In the order of the form. */
export const factsOf = (kind: SubjectKind) => factNames<Fields>(SUBJECTS[kind]) as readonly SubjectFact[];
/** Texts in each language of the guide that its page shows. */
export const textsOf = (kind: SubjectKind) => publicTextNames<Fields>(SUBJECTS[kind]) as readonly SubjectText[];

const ALL: Readonly<Record<string, Field>> = { ...ALGORITHM, ...DEVICE };
export const subjectField = (name: SubjectFact) => ALL[name] as Field;
