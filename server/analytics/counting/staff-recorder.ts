import { sql } from "kysely";
import { rememberSalts } from "#server/feedback/keep-salts.ts";
import type { Services } from "#server/platform/services.ts";
import { createReaderRegistry } from "./reader-registry.ts";
import { readClock } from "./read-clock.ts";

type Person = { readonly customer_id: string; readonly network: string; readonly user_agent: string };

const MOST_KNOWN = 10_000;
const MINUTES_BETWEEN_SIGHTINGS = 30;

/**
 * Records that a visitor is staff: somebody signed in here who reads the guide with the same browser. The guide has no
 * cookies, so the day's visitor key is stored, and excluded when the day is rolled up.
 */
export function createStaffRecorder({ database, log }: Pick<Services, "database" | "log">) {
  const readSalts = rememberSalts(database);
  const readerOf = createReaderRegistry();
  const seen = new Map<string, number>();

  async function write({ customer_id, network, user_agent }: Person) {
    const db = database.tenant(customer_id);
    const site = await db
      .selectFrom("sites")
      .select("time_zone")
      .where("customer_id", "=", customer_id)
      .executeTakeFirst();
    if (!site) return;
    const clock = readClock(site.time_zone);
    const today = new Date().toISOString().slice(0, 10);
    const visitor = readerOf(await readSalts(), today, clock, { customer_id, network, user_agent });
    await sql`
      with noticed as (
        insert into event_staff (customer_id, day, visitor) values (${customer_id}, ${clock.day}, ${visitor})
        on conflict do nothing returning customer_id, day
      )
      insert into event_days_due (customer_id, day) select customer_id, day from noticed
      on conflict (customer_id, day) do update set since = least(event_days_due.since, excluded.since)`.execute(db);
  }

  return (person: Person) => {
    const key = `${person.customer_id} ${person.network} ${person.user_agent}`;
    const now = Date.now();
    if ((seen.get(key) ?? 0) > now - MINUTES_BETWEEN_SIGHTINGS * 60_000) return;
    if (seen.size >= MOST_KNOWN) seen.clear();
    seen.set(key, now);
    void write(person).catch((error: unknown) =>
      log.warn({ err: error }, "a colleague could not be told from readers"),
    );
  };
}
