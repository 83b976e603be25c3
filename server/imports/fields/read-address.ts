import type * as z from "zod";
import { Url } from "#contract/common.ts";
import { orNothing, type Read, type Reader, trimmed } from "./read-cell.ts";

/** The first of several addresses in one cell. A part that is no address belongs to the one before it. */
function firstOf<T>(parts: readonly string[], read: (part: string) => Read<T>): Read<T> | undefined {
  const [first, ...others] = parts.map(read);
  if (!first || [first, ...others].some((one) => "problem" in one)) return undefined;
  return "value" in first && others.length > 0 ? { ...first, doubt: "first_of_several" } : first;
}

/** Also `Ana Lima <ana@example.org>`, `mailto:ana@example.org`, and several in one cell. */
export const email = <T>(schema: z.ZodType<T>): Reader<T> =>
  orNothing((cell, options) => {
    const read = (part: string) => trimmed(schema, "email_invalid")(part.replace(/^mailto:/i, ""), options);
    const parts = cell.split(/[\s;,|<>]+/).filter((part) => part.includes("@"));
    return firstOf(parts, read) ?? read(cell);
  });

/** `example.org/privacy`, as people write it */
const WITHOUT_SCHEME = /^(?:[a-z\d-]{1,63}\.){1,8}[a-z]{2,24}(?:[/?#]\S*)?$/i;

const withScheme = (part: string) => (WITHOUT_SCHEME.test(part) ? `https://${part}` : part);
const partsOf = (cell: string) => cell.split(/[\s;|]+/).filter(Boolean);

/** Also without `https://`, and several in one cell. */
export const link = <T>(schema: z.ZodType<T>): Reader<T> =>
  orNothing((cell, options) => {
    const read = (part: string) => trimmed(schema, "url_invalid")(withScheme(part), options);
    return firstOf(partsOf(cell), read) ?? read(cell);
  });

/** `Artikel5.lid` is no link, `wetten.nl/x` is one. */
const LOOKS_LIKE_LINK = /^https?:\/\/|^www\.|\//i;

/** The links that a cell consists of; undefined if it says anything else. */
export function linksIn(cell: string): string[] | undefined {
  const parts = partsOf(cell).map((part) => part.replace(/,$/, ""));
  const links = parts.filter((part) => LOOKS_LIKE_LINK.test(part)).map(withScheme);
  const areAll = parts.length > 0 && links.length === parts.length;
  return areAll && links.every((one) => Url.safeParse(one).success) ? links : undefined;
}
