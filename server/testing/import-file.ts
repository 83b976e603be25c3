import { type ImportOptions, importsApi, type ImportSubject, type Verdict } from "#contract/imports.ts";
import { EMPTY_RECIPE, type ImportRecipe } from "#contract/import-recipe.ts";
import type { TestApp } from "./harness.ts";

type Caller = Awaited<ReturnType<TestApp["as"]>>;
type Content = string | Uint8Array<ArrayBuffer>;

export const fieldsOf = (mapping: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(mapping).map(([column, field]) => [field, [{ column }]]));

export function importing(t: TestApp, call: Caller, subject: ImportSubject = "devices") {
  const upload = async (content: Content, filename = "file.csv") => {
    const body = new FormData();
    body.append("file", new Blob([content]), filename);
    return (await call(importsApi.upload, { query: { subject }, body })).import;
  };
  const get = async (id: string) => (await call(importsApi.get, { params: { id } })).import;
  const rows = async (id: string, query: { verdict?: Verdict[] } = {}) =>
    (await call(importsApi.rows, { params: { id }, query: { per_page: 1000, ...query } })).rows;

  /** Uploads and checks, with the guessed mapping by default. */
  const check = async (
    content: Content,
    {
      mapping,
      recipe = mapping && { fields: fieldsOf(mapping) },
      options,
      locale,
    }: {
      /** Column → field, where each fills one. */
      mapping?: Record<string, string>;
      recipe?: Partial<ImportRecipe> | undefined;
      options?: Partial<ImportOptions>;
      locale?: string;
    } = {},
  ) => {
    const { id, ...guessed } = await upload(content);
    await call(importsApi.check, {
      params: { id },
      query: locale ? { locale } : {},
      body: {
        recipe: recipe ? { ...EMPTY_RECIPE, ...recipe } : guessed.recipe,
        options: { ...guessed.options, ...options },
      },
    });
    await t.work();
    return { ...(await get(id)), rows: await rows(id) };
  };
  const run = async (id: string, leave_out_errors = false) => {
    await call(importsApi.run, { params: { id }, query: leave_out_errors ? { leave_out_errors: "true" } : {} });
    await t.work();
    return get(id);
  };
  const undo = async (id: string) => {
    await call(importsApi.undo, { params: { id } });
    await t.work();
    return get(id);
  };
  const bring = async (...input: Parameters<typeof check>) => {
    const { id, rows: judged } = await check(...input);
    return { ...(await run(id)), rows: judged };
  };
  return { upload, get, rows, check, run, undo, bring };
}
