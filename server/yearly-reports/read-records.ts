import { type RawBuilder, sql } from "kysely";
import type { ReportContent, ReportedTechnology, TechnologyRecords } from "#contract/yearly-reports.ts";
import type { TenantCtx } from "#server/platform/context.ts";

type Reported = Pick<ReportContent, "technologies" | "starts_on" | "ends_on" | "locale">;
type NamedIds = "label_ids" | "device_ids" | "algorithm_ids";

/** (index of the technology, id) for each record that it names. */
function pairsOf(technologies: readonly ReportedTechnology[], field: NamedIds): RawBuilder<unknown> {
  const pairs = technologies.flatMap((one, place) => one[field].map((id) => [place, id] as const));
  return sql`unnest(${pairs.map(([place]) => place)}::int[], ${pairs.map(([, id]) => id)}::uuid[]) as named (place, id)`;
}

/** The records with any of the labels, and those named one by one. */
const membersOf = (ctx: TenantCtx, technologies: readonly ReportedTechnology[], type: "device" | "algorithm") => sql`
  select named.place, carried.${sql.ref(`${type}_id`)} as id from ${pairsOf(technologies, "label_ids")}
    join labels on labels.id = named.id and labels.customer_id = ${ctx.customer_id} and labels.deleted_at is null
    join ${sql.table(`${type}_labels`)} as carried on carried.label_id = labels.id and carried.customer_id = ${ctx.customer_id}
  union select named.place, named.id from ${pairsOf(technologies, `${type}_ids`)}`;

const startOf = (ctx: TenantCtx, day: string, later: number) =>
  sql`((${day}::date + ${later}::int)::timestamp at time zone (select time_zone from sites where customer_id = ${ctx.customer_id}))`;

/** As many of each list as a report shows. */
const MOST = 50;

const rulesOf = (table: "devices" | "algorithms") =>
  sql.join(
    ["use_policy_url", "council_decision", "council_decided_on", "council_decision_url"].map((column) =>
      sql.ref(`${table}.${column}`),
    ),
  );

/** Most devices have none of these. */
const HAS_RULES = sql`(use_policy_url is not null or council_decision <> '{}' or council_decided_on is not null
  or council_decision_url is not null)`;

/** The decision in the report's language, else in the site's. */
const inLocale = (ctx: TenantCtx, locale: string) => sql`coalesce(nullif(council_decision ->> ${locale}::text, ''),
  council_decision ->> (select default_locale from sites where customer_id = ${ctx.customer_id}))`;

/** Decisions of one kind as a list. */
const listOf = (
  name: string,
  condition: string,
) => sql`json_agg(json_build_object('title', title, 'on', day, 'url', url)
  order by day desc nulls last, title, url) filter (where rank <= ${MOST} and ${sql.raw(condition)}) as ${sql.ref(name)}`;

type Counted = Omit<TechnologyRecords, "technology_id"> & { readonly place: number };

/**
 * What the records say about each technology, in one statement for all of them: labels may name thousands of devices.
 */
export async function readRecords(ctx: TenantCtx, { technologies, starts_on, ends_on, locale }: Reported) {
  const { customer_id } = ctx;
  const { rows } = await sql<Counted>`
    with device_members as (${membersOf(ctx, technologies, "device")}),
    algorithm_members as (${membersOf(ctx, technologies, "algorithm")}),
    of_devices as materialized (
      select place, devices.id, coalesce(devices.quantity, 1) as quantity, devices.accountable_id as organization_id,
        devices.name, devices.yearly_cost, devices.contract_ends_on, ${rulesOf("devices")}
      from device_members join devices using (id)
      where devices.customer_id = ${customer_id} and devices.deleted_at is null),
    of_algorithms as materialized (
      select place, algorithms.id, algorithms.deployer_id as organization_id, algorithms.name,
        case when factsheets.answers -> 'contract_ends_on' ->> 'state' = 'answered'
          then (factsheets.answers -> 'contract_ends_on' ->> 'value')::date end as contract_ends_on, ${rulesOf("algorithms")}
      from algorithm_members join algorithms using (id)
        left join factsheets on factsheets.algorithm_id = algorithms.id and factsheets.customer_id = ${customer_id}
      where algorithms.customer_id = ${customer_id} and algorithms.deleted_at is null),
    device_counts as (select place, sum(quantity)::float8 as number from of_devices group by place),
    costs as (
      select place, sum(yearly_cost)::float8 as yearly_cost, count(yearly_cost)::int as with_cost
      from of_devices group by place),
    rules as (
      select place, use_policy_url, council_decision, council_decided_on, council_decision_url from of_devices where ${HAS_RULES}
      union select place, use_policy_url, council_decision, council_decided_on, council_decision_url from of_algorithms where ${HAS_RULES}),
    decisions as (
      select place, ${listOf("this_year", "is_of_period")}, ${listOf("in_force", "not is_of_period")}
      from (
        select *, row_number() over (partition by place, is_of_period order by day desc nulls last, title, url) as rank
        from (
          select distinct place, coalesce(${inLocale(ctx, locale)}, '') as title, council_decided_on as day, council_decision_url as url,
            coalesce(council_decided_on >= ${starts_on}::date, false) as is_of_period
          from rules where council_decided_on is null or council_decided_on <= ${ends_on}::date) as told
        where title <> '' or day is not null or url is not null) as ranked
      group by place),
    policies as (
      select place, json_agg(url order by url) filter (where rank <= ${MOST}) as list
      from (
        select place, use_policy_url as url, row_number() over (partition by place order by use_policy_url) as rank
        from rules where use_policy_url is not null group by place, use_policy_url) as ranked
      group by place),
    mountings as (
      select place, json_agg(json_build_object('what', mounted_on, 'number', number) order by number desc, mounted_on) as list
      from (
        select place, locations.mounted_on, count(*)::int as number
        from of_devices join locations on locations.device_id = of_devices.id and locations.customer_id = ${customer_id}
        where locations.mounted_on is not null and locations.deleted_at is null
        group by place, locations.mounted_on) as mounted
      group by place),
    contracts as (
      select place, json_agg(json_build_object('name', name, 'on', contract_ends_on) order by contract_ends_on, name)
        filter (where rank <= ${MOST}) as list
      from (
        select place, name, contract_ends_on, row_number() over (partition by place order by contract_ends_on, name collate "C") as rank
        from (
          select place, name, contract_ends_on from of_devices
          union all select place, name, contract_ends_on from of_algorithms) as bound
        where contract_ends_on >= ${starts_on}::date) as ranked
      group by place),
    algorithm_counts as (select place, count(*)::int as number from of_algorithms group by place),
    public_ids as materialized (
      select distinct publications.snapshot -> 'subject' -> 'accountable' ->> 'id' as id
      from pages join publications on publications.page_id = pages.id and publications.number = pages.publication_number
      where pages.customer_id = ${customer_id} and pages.state in ('published', 'changed')),
    accountable as (
      select place, json_agg(name order by lower(name), name) as names,
        json_agg(name order by lower(name), name) filter (where is_public) as public_names
      from (
        select distinct place, organizations.name, organizations.id::text in (select id from public_ids where id is not null) as is_public
        from (select place, organization_id from of_devices union select place, organization_id from of_algorithms) as of
          join organizations on organizations.id = organization_id and organizations.customer_id = ${customer_id}
            and organizations.deleted_at is null) as named
      group by place),
    page_members as (
      select place, pages.id from of_devices join pages on pages.device_id = of_devices.id and pages.customer_id = ${customer_id}
      union
      select place, pages.id from of_algorithms join pages on pages.algorithm_id = of_algorithms.id and pages.customer_id = ${customer_id}),
    complaints as (
      select place, count(*) filter (where r.is_complaint)::int as number,
        count(*) filter (where r.is_complaint and r.case_status = 'answered')::int as answered,
        count(*) filter (where r.is_complaint is null and r.comment is not null)::int as unsorted,
        count(*) filter (where r.is_complaint is null and r.was_unsorted)::int as lost
      from page_members join feedback_responses as r on r.page_id = page_members.id and r.customer_id = ${customer_id}
      where r.submitted_at >= ${startOf(ctx, starts_on, 0)} and r.submitted_at < ${startOf(ctx, ends_on, 1)}
        and r.case_status is distinct from 'spam'
      group by place)
    select place, coalesce(device_counts.number, 0) as device_count, coalesce(algorithm_counts.number, 0) as algorithm_count,
      coalesce(accountable.names, '[]') as organizations, coalesce(accountable.public_names, '[]') as public_organizations, coalesce(mountings.list, '[]') as mounts,
      coalesce(complaints.number, 0) as complaint_count, coalesce(complaints.answered, 0) as answered_complaint_count,
      coalesce(complaints.unsorted, 0) as unsorted_complaint_count, coalesce(complaints.lost, 0) as lost_comment_count,
      costs.yearly_cost, coalesce(costs.with_cost, 0) as records_with_cost,
      coalesce(decisions.this_year, '[]') as council_decisions, coalesce(decisions.in_force, '[]') as decisions_in_force, coalesce(policies.list, '[]') as policy_urls,
      coalesce(contracts.list, '[]') as contracts_ending
    from generate_series(0, ${technologies.length - 1}::int) as technology (place)
      left join device_counts using (place) left join algorithm_counts using (place)
      left join accountable using (place) left join complaints using (place)
      left join costs using (place) left join decisions using (place) left join policies using (place) left join contracts using (place) left join mountings using (place)
    order by place`.execute(ctx.db);
  return rows.map(({ place, ...said }): TechnologyRecords => ({
    technology_id: technologies[place]?.id ?? "",
    ...said,
  }));
}
