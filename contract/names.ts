import * as z from "zod";
import { ContentLocale, oneLine } from "./common.ts";

/** More languages than any site has. */
const MOST_NAMES = 50;

/** What something is called in other languages. Its `name` is in the site's default one, and used where one is missing. */
export const Names = z.record(ContentLocale, z.string());
export type Names = z.infer<typeof Names>;

export const namesInput = (max: number) =>
  z
    .record(ContentLocale, oneLine(max))
    .refine((names) => Object.keys(names).length <= MOST_NAMES, { error: "Too many languages" })
    .transform((names) => Object.fromEntries(Object.entries(names).filter(([, name]) => name)));

export type Named = { readonly name: string; readonly names?: Readonly<Record<string, string>> | undefined };

export const nameIn = ({ name, names }: Named, locale: string) => names?.[locale] ?? name;
