import { sql } from "kysely";
import type { Database } from "#server/platform/database/db.ts";
import type { Services } from "#server/platform/services.ts";
import { followLink } from "./follow-link.ts";
import { readLinks } from "./read-links.ts";

type Needs = Pick<Services, "config" | "database" | "outbound">;
type Due = { readonly customer_id: string; readonly url: string };

/** In an hour, of all workspaces together. */
const MOST = 500;
const AT_ONCE = 8;

/** What works is asked again in a week, what does not every day. */
const AGAIN = { works: "7 days", broken: "1 day", not_checked: "1 day" } as const;

/** A twenty-fourth of the workspaces: each has its own hour of the day. */
async function customersOfTheHour({ system }: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from customers where is_open
      and mod(abs(hashtext(id::text)::bigint), 24) = extract(hour from now())::int`.execute(system);
  return rows.map(({ id }) => id);
}

/** By turns, so that a workspace with many links keeps no other waiting. */
async function listDue({ system }: Database): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select customer_id, url from (
      select customer_id, url, row_number() over (partition by customer_id order by check_after, url) as turn
      from outside_links where check_after <= now()
    ) due order by turn, customer_id limit ${sql.lit(MOST)}`.execute(system);
  return rows;
}

async function checkLink({ database, outbound }: Needs, { customer_id, url }: Due) {
  const { state, answer } = await followLink(outbound, url);
  await sql`
    update outside_links set state = ${state}, answer = ${answer}, checked_at = now(),
      check_after = now() + ${AGAIN[state]}::interval
    where customer_id = ${customer_id} and url = ${url}`.execute(database.system);
}

/** One request at a time to each host. */
function byHost(due: readonly Due[]) {
  const hosts = new Map<string, Due[]>();
  for (const one of due) {
    const { host } = new URL(one.url);
    hosts.set(host, [...(hosts.get(host) ?? []), one]);
  }
  return [...hosts.values()];
}

/** Follows the links whose turn has come. */
export async function followDue(needs: Needs) {
  const hosts = byHost(await listDue(needs.database));
  const work = async () => {
    for (let host = hosts.pop(); host; host = hosts.pop()) for (const due of host) await checkLink(needs, due);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** The hourly job. */
export async function checkLinks(needs: Needs) {
  if (!needs.config.LINK_CHECKS) return;
  for (const id of await customersOfTheHour(needs.database)) await readLinks(needs.database, id, needs.config.app_host);
  await followDue(needs);
}
