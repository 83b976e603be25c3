import * as z from "zod";
import { ContentLocale } from "#contract/common.ts";
import { IDENTIFIABILITIES, KINDS, SHAPES, type Taxonomy } from "#datachain/model.ts";

const Name = z.string().min(1).max(200);
const LText = z.record(ContentLocale, z.string().max(5000));
/** As in an imported release: path commands and numbers only, to keep out markup. */
const Path = z.string().regex(/^[MmZzLlHhVvCcSsQqTtAa\d\seE+.,-]{1,20000}$/);
const Glyph = z.union([
  Name,
  z.strictObject({
    view_box: z.string().regex(/^-?[\d.]{1,20}(?:[\s,]{1,5}-?[\d.]{1,20}){3}$/),
    paths: z.array(Path).max(60),
  }),
]);

const Variable = z.strictObject({
  id: Name,
  label: LText,
  required: z.boolean(),
  only_on: z.array(Name).max(2000).optional(),
});
const Described = { id: Name, name: LText, description: LText };
const Context = z.strictObject({
  ...Described,
  values: z.array(z.strictObject({ ...Described, color: z.string().max(40).nullable() })).max(100),
});
const Category = z.strictObject({
  id: Name,
  standard_id: Name,
  name: LText,
  prompt: LText,
  guidance: LText,
  sentence: LText,
  required: z.boolean(),
  shape: z.enum(SHAPES),
  variables: z.array(Variable).max(100),
  context: Context.nullable(),
});
const Element = z.strictObject({
  id: Name,
  category_id: Name,
  title: LText,
  description: LText,
  phrase: LText.optional(),
  sentence: LText.optional(),
  glyph: Glyph,
  identifiability: z.enum(IDENTIFIABILITIES),
});

/** Releases are shared by all customers of an installation, so nothing else may come in with a file. */
export const TaxonomyLine: z.ZodType<Taxonomy> = z.strictObject({
  id: z.string().regex(/^[\w-]{1,100}@[\w.-]{1,60}$/),
  kind: z.enum(KINDS),
  based_on: z.string().max(200),
  locales: z.array(ContentLocale).max(100),
  license: z.string().max(500),
  source: z.string().max(2000),
  categories: z.array(Category).max(100),
  elements: z.array(Element).max(2000),
  subchains: z.array(z.strictObject({ id: Name, name: LText, categories: z.array(Name).max(100) })).max(100),
});
