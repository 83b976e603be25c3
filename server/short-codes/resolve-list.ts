import { sql } from "kysely";
import type { CheckedListRow, CodeListRow, CodeTarget } from "#contract/short-codes.ts";
import { HttpsUrl, line } from "#contract/texts.ts";
import { pageTitle } from "#server/pages/page-title.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { publicPath } from "#server/redirects/public-path.ts";
import { siteOrigin } from "#server/sites/site-origin.ts";

type Problem = CheckedListRow["problem"];
type Resolved = CheckedListRow & {
  readonly label: string | null;
  readonly locale: string | null;
  readonly target: Exclude<CodeTarget, { type: "location" }>;
};

type Named = {
  readonly key: string;
  /** Lower is more certain: an address is unique, a title may be shared. */
  readonly rank: number;
  readonly page_id: string | null;
  readonly is_home: boolean;
  readonly title: string | null;
};

const Label = line(120);

/** All names that a list may use for a page, in lower case. `page_id` is null for a device or algorithm without a page. */
async function readNames(ctx: TenantCtx, keys: readonly string[]) {
  if (!keys.length) return [];
  const { rows } = await sql<Named>`
    with wanted as (select distinct key from unnest(${[...keys]}::text[]) as wanted (key)),
    opened as (
      select pages.id, pages.device_id, pages.algorithm_id, pages.slug, pages.headline, pages.type,
        ${publicPath} as path, ${pageTitle(undefined)} as title
      from pages join sites on sites.customer_id = pages.customer_id
      where pages.customer_id = ${ctx.customer_id} and pages.deleted_at is null
    ), subjects as (
      select opened.id as page_id, subject.reference, subject.name from devices as subject
        left join opened on opened.device_id = subject.id
        where subject.customer_id = ${ctx.customer_id} and subject.deleted_at is null
      union all
      select opened.id, subject.reference, subject.name from algorithms as subject
        left join opened on opened.algorithm_id = subject.id
        where subject.customer_id = ${ctx.customer_id} and subject.deleted_at is null
    ), names as (
      select lower(path) as key, 1 as rank, id as page_id from opened
      union select lower(slug), 2, id from opened
      union select lower(reference), 3, page_id from subjects where reference is not null
      union select lower(headlines.value), 4, id from opened, jsonb_each_text(opened.headline) as headlines
      union select lower(name), 4, page_id from subjects
    )
    select names.key, names.rank, names.page_id, opened.title, coalesce(opened.type = 'home_page', false) as is_home
    from names join wanted using (key) left join opened on opened.id = names.page_id
    order by names.rank`.execute(ctx.db);
  return rows;
}

function namesByKey(names: readonly Named[]) {
  const byKey = new Map<string, Named[]>();
  for (const named of names) {
    const known = byKey.get(named.key);
    // ordered by rank: keep the most certain names only
    if (!known) byKey.set(named.key, [named]);
    else if (known[0]?.rank === named.rank) known.push(named);
  }
  return byKey;
}

const isAddress = (opens: string) => /^https?:\/\//i.test(opens);

/** An address within the guide counts as the page at that path. */
function keyOf(opens: string, origin: string) {
  if (!isAddress(opens)) return opens.toLowerCase();
  if (!URL.canParse(opens)) return undefined;
  const url = new URL(opens);
  return url.origin === origin ? url.pathname.toLowerCase() : undefined;
}

type Opened = Pick<Resolved, "problem" | "target">;
const refused = (problem: Problem): Opened => ({ problem, target: { type: "none" } });

function opensPage(found: readonly Named[]): Opened {
  const withPage = found.filter(({ page_id }) => page_id !== null);
  const [one] = withPage;
  if (!one?.page_id) return refused(found.length ? "no_page" : "unknown");
  if (new Set(withPage.map(({ page_id }) => page_id)).size > 1) return refused("several");
  return { problem: null, target: one.is_home ? { type: "home" } : { type: "page", page_id: one.page_id } };
}

function opensAddress(opens: string): Opened {
  const url = HttpsUrl.safeParse(opens);
  return url.success ? { problem: null, target: { type: "url", url: url.data } } : refused("address");
}

/** Resolves each row, in order, to its target or a problem. */
export async function resolveList(ctx: TenantCtx, rows: readonly CodeListRow[]): Promise<Resolved[]> {
  const site = await ctx.db
    .selectFrom("sites")
    .select(["slug", "domain", "locales"])
    .where("customer_id", "=", ctx.customer_id)
    .executeTakeFirstOrThrow();
  const origin = siteOrigin(site, ctx.services.config);
  const names = namesByKey(
    await readNames(
      ctx,
      rows.flatMap(({ opens }) => keyOf(opens, origin) ?? []),
    ),
  );
  const opensOf = (opens: string): Opened => {
    if (opens === "") return { problem: null, target: { type: "none" } };
    const found = names.get(keyOf(opens, origin) ?? "") ?? [];
    return isAddress(opens) && !found.length ? opensAddress(opens) : opensPage(found);
  };
  const titles = new Map([...names.values()].flat().map(({ page_id, title }) => [page_id, title]));
  return rows.map((row) => {
    const label = Label.safeParse(row.label);
    const locale = site.locales.find((known) => known.toLowerCase() === row.locale.toLowerCase()) ?? null;
    const opened = opensOf(row.opens);
    const problem = label.success ? (row.locale && !locale ? "language" : opened.problem) : "label";
    const { target } = opened;
    const title = target.type === "page" ? titles.get(target.page_id) : undefined;
    return {
      problem,
      target_type: target.type,
      target_title: target.type === "url" ? target.url : (title ?? null),
      label: label.success ? label.data : null,
      locale,
      target,
    };
  });
}

/** For the preview; writes nothing. */
export async function checkList(ctx: TenantCtx, rows: readonly CodeListRow[]) {
  const resolved = await resolveList(ctx, rows);
  return {
    rows: resolved.map(({ problem, target_type, target_title }) => ({ problem, target_type, target_title })),
  };
}
