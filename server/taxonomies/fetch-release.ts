import type * as z from "zod";
import type { taxonomiesApi } from "#contract/taxonomies.ts";
import { asArray, asObject, asText } from "#datachain/document-parse.ts";
import type { JsonObject } from "#datachain/document-form.ts";
import { symbolsNeeded } from "#datachain/release.ts";
import { builtIn } from "#datachain/taxonomies.ts";
import type { UserCtx } from "#server/platform/context.ts";
import { LIMITS, limitRate } from "#server/platform/http/rate-limit.ts";
import { readStandard, readStandardText } from "./standard-api.ts";

type Published = z.output<typeof taxonomiesApi.published.response>;
type Fetched = z.output<typeof taxonomiesApi.fetch.response>;

const objects = (value: unknown): JsonObject[] =>
  asArray(value)
    .map(asObject)
    .filter((entry) => entry !== undefined);

const count = ({ services, actor }: UserCtx) => limitRate(services.database.system, LIMITS.standardApi, actor.id);

/** Releases that the public API lists, newest first as it orders them. */
export async function listPublished(ctx: UserCtx): Promise<Published> {
  await count(ctx);
  const { versions } = await readStandard(ctx.services, "/schemas");
  const listed = objects(versions).flatMap(({ id, status, created_at }) => {
    const version = asText(id);
    return version === undefined
      ? []
      : [{ version, status: asText(status) ?? null, created_at: asText(created_at) ?? null }];
  });
  const rows = listed.length
    ? await ctx.db
        .selectFrom("taxonomies")
        .select("id")
        .where(
          "id",
          "in",
          listed.map(({ version }) => version),
        )
        .execute()
    : [];
  const here = new Set(rows.map(({ id }) => id));
  const is_here = (version: string) => here.has(version) || builtIn(version) !== undefined;
  return { releases: listed.map((one) => ({ ...one, is_here: is_here(one.version) })) };
}

const MAX_PAGES = 20;

async function readElements({ services }: UserCtx, base: string): Promise<JsonObject[]> {
  const elements: JsonObject[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const query = new URLSearchParams({ fields: "all", limit: "200", ...(cursor !== undefined && { cursor }) });
    const answer = await readStandard(services, `${base}/elements?${query}`);
    elements.push(...objects(answer.elements));
    cursor = asText(asObject(answer.meta)?.next_cursor);
    if (cursor === undefined) break;
  }
  return elements;
}

const MAX_SYMBOLS = 60;
const AT_ONCE = 6;

/** Drawings of elements that we have none for. What cannot be fetched is named when the release is checked. */
async function readSymbols({ services }: UserCtx, base: string, elements: readonly JsonObject[]) {
  const wanted = symbolsNeeded(elements).slice(0, MAX_SYMBOLS);
  const found: [string, string][] = [];
  for (let at = 0; at < wanted.length; at += AT_ONCE)
    await Promise.all(
      wanted.slice(at, at + AT_ONCE).map(async (id) => {
        const svg = await readStandardText(services, `${base}/symbols/${encodeURIComponent(id)}.svg`);
        if (svg !== undefined && svg.length <= 50_000) found.push([id, svg]);
      }),
    );
  return Object.fromEntries(found);
}

/** One release as the public API serves it, in the form of the published files. Nothing is stored. */
export async function fetchRelease(ctx: UserCtx, version: string): Promise<Fetched> {
  await count(ctx);
  const { services } = ctx;
  const base = `/schemas/${encodeURIComponent(version)}`;
  const manifest = asObject((await readStandard(services, `${base}/manifest`)).manifest) ?? {};
  const type = version.split("@")[0] ?? "";
  const answer = await readStandard(services, `${base}/categories`);
  const categories = objects(answer.categories).map((category, index) => ({
    datachain_type: type,
    order: index + 1,
    ...category,
  }));
  const elements = await readElements(ctx, base);
  const release = {
    version,
    status: manifest.status,
    license: "CC BY 4.0; adapted risk elements CC BY-SA 4.0",
    source: `${services.config.standard_api}${base}`,
    datachain_type: { id: type, locales: manifest.locales },
    categories,
    elements,
  };
  return { release, symbols: await readSymbols(ctx, base, elements) };
}
