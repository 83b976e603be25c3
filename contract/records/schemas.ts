import * as z from "zod";
import { Email, Id, oneLine } from "../common.ts";
import { Day, HttpsUrl, line, lines, localLine, localText, LText, Month, Phone } from "../texts.ts";
import { type Field, type Fields, internalNames, isReference, type ReferenceName, type ValueOf } from "./field.ts";
import { factsOf, type SubjectFact, subjectField, type SubjectKind, SUBJECTS } from "./subject.ts";

function textSchema({ kind, max = 0, is_localized, is_required }: Field) {
  const isLine = kind === "line";
  if (is_localized) return isLine ? localLine(max) : localText(max);
  if (is_required) return oneLine(max).min(1);
  return isLine ? line(max) : lines(max);
}

function oneSchema({ kind, min = 0, max = 0, options = [] }: Field): z.ZodType {
  if (kind === "choices") return z.array(z.enum([...options])).max(max);
  if (kind === "choice") return z.enum([...options]);
  if (kind === "whole") return z.int().min(min).max(max);
  return { day: Day, month: Month, url: HttpsUrl, email: Email, phone: Phone, organization: Id, status: Id }[
    kind as "day"
  ];
}

/** Lists may be left out, but are never null. */
const isNullable = ({ kind, is_required }: Field) => !is_required && kind !== "choices";

function inputSchema(field: Field): z.ZodType {
  if (field.kind === "line" || field.kind === "text") return textSchema(field);
  return isNullable(field) ? oneSchema(field).nullable() : oneSchema(field);
}

/** Values were validated when they were written. */
function outputSchema(field: Field): z.ZodType {
  const { kind, options = [] } = field;
  const one =
    kind === "choices"
      ? z.array(z.enum([...options]))
      : kind === "choice"
        ? z.enum([...options])
        : kind === "whole"
          ? z.int()
          : z.string();
  return isNullable(field) ? one.nullable() : one;
}

type Input<R extends Fields> = {
  [N in keyof R]: R[N] extends { is_required: true; kind: "line" }
    ? z.ZodType<string, string>
    : z.ZodType<ValueOf<R[N]>, ValueOf<R[N]>>;
};

/** The schemas of what people send, by field. */
export const inputShape = <R extends Fields>(record: R) =>
  Object.fromEntries(Object.entries(record).map(([name, field]) => [name, inputSchema(field)])) as Input<R>;

type Output<R extends Fields> = { [N in Exclude<keyof R, ReferenceName<R>>]: z.ZodType<ValueOf<R[N]>> };

/** The schemas of what the API answers. Other records are answered by name, under names of their own. */
export const outputShape = <R extends Fields>(record: R) =>
  Object.fromEntries(
    Object.entries(record).flatMap(([name, field]) => (isReference(field) ? [] : [[name, outputSchema(field)]])),
  ) as Output<R>;

type Shared<R extends Fields> = {
  [N in keyof Output<R>]: R[N] extends { public: string } ? Output<R>[N] : z.ZodType<ValueOf<R[N]> | null>;
};

/** Guests of a share link get the record too: null for what is internal, even if it is required. */
export const sharedShape = <R extends Fields>(record: R) => {
  const shape: Record<string, z.ZodType> = outputShape(record);
  for (const name of internalNames(record)) if (shape[name]) shape[name] = shape[name].nullable();
  return shape as Shared<R>;
};

type Facts = { [N in SubjectFact]: z.ZodOptional<typeof LText> };

/** Optional: pages that were published before there was a field do not have it. */
export const factShape = Object.fromEntries(
  (Object.keys(SUBJECTS) as SubjectKind[])
    .flatMap(factsOf)
    .map((name) => [name, (subjectField(name).is_localized ? LText : z.string().nullable()).optional()]),
) as Facts;
