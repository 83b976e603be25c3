import type { FastifyRequest } from "fastify";
import { join } from "node:path";
import type { DropReason, EventKind } from "#contract/analytics.ts";
import { rememberSalts, type Salts } from "#server/feedback/keep-salts.ts";
import { networkOf } from "#server/platform/http/network.ts";
import type { Services } from "#server/platform/services.ts";
import { createReaderRegistry } from "./reader-registry.ts";
import { limitReaders } from "./limit-readers.ts";
import { openCounter } from "./open-counter.ts";
import { rememberClocks } from "./read-clock.ts";
import { dropReasonOf } from "./detect-robots.ts";
import { dropKey } from "./write-drops.ts";
import { eventKey } from "./write-events.ts";

type Site = { readonly customer_id: string; readonly time_zone: string };
type ReaderEvent = {
  readonly kind: EventKind;
  readonly page_id?: string | null;
  readonly locale: string;
  readonly detail?: string | null;
};
type ReaderRequest = Pick<FastifyRequest, "headers" | "ip">;
export type Readers = ReturnType<typeof countReaders>;

const DAY_MS = 86_400_000;
let lastDay = { number: 0, day: "" };

/** Caches the formatted day until it changes. */
function todayInUtc() {
  const number = Math.floor(Date.now() / DAY_MS);
  if (number !== lastDay.number) lastDay = { number, day: new Date().toISOString().slice(0, 10) };
  return lastDay.day;
}

/** Counts events of a guide without blocking requests and without storing who the visitors are. */
export function countReaders({ config, database, log }: Pick<Services, "config" | "database" | "log">) {
  const counter = openCounter({ db: database.system, log, folder: join(config.data_dir, "scans") });
  const readSalts = rememberSalts(database);
  const clockAt = rememberClocks();
  const readerOf = createReaderRegistry();
  const mayCount = limitReaders();
  let known: { readonly day: string; readonly salts: Salts } | undefined;
  let isAway = false;

  const drop = ({ customer_id, time_zone }: Site, reason: DropReason) =>
    counter.count(dropKey(customer_id, clockAt(time_zone).day, reason));

  /** The visitor's key, or undefined if a rate limit is exceeded. */
  function admit(request: ReaderRequest, site: Site, { day: today, salts }: NonNullable<typeof known>) {
    const { customer_id, time_zone } = site;
    const [network, user_agent] = [networkOf(request.ip), request.headers["user-agent"] ?? ""];
    const visitor = readerOf(salts, today, clockAt(time_zone), { customer_id, network, user_agent });
    if (mayCount({ visitor, network, customer_id })) return visitor;
    drop(site, "too_many");
    return undefined;
  }

  function write(site: Site, visitor: string, { kind, page_id = null, locale, detail = null }: ReaderEvent) {
    const { day, hour } = clockAt(site.time_zone);
    counter.count(eventKey({ customer_id: site.customer_id, day, hour, kind, page_id, locale, detail, visitor }));
  }

  /** The day's salt is fetched asynchronously; events that arrive until then are counted afterwards. */
  async function countLater(request: ReaderRequest, site: Site, events: readonly ReaderEvent[]) {
    const today = todayInUtc();
    const seen = { headers: { "user-agent": request.headers["user-agent"] }, ip: request.ip };
    known = { day: today, salts: await readSalts() };
    isAway = false;
    const visitor = admit(seen, site, known);
    if (visitor) for (const event of events) write(site, visitor, event);
  }

  return {
    /** Counts the events of one request. Returns false if it was dropped. */
    count: (request: ReaderRequest, site: Site, ...events: readonly [ReaderEvent, ...ReaderEvent[]]): boolean => {
      const reason = dropReasonOf(request);
      if (reason) {
        drop(site, reason);
        return false;
      }
      if (known?.day !== todayInUtc()) {
        void countLater(request, site, events).catch((error: unknown) => {
          if (!isAway) log.warn({ err: error }, "events are not counted while the database is away");
          isAway = true;
        });
        return true;
      }
      const visitor = admit(request, site, known);
      if (visitor) for (const event of events) write(site, visitor, event);
      return visitor !== undefined;
    },
    /** Counts other journal entries under their own keys. */
    countKey: counter.count,
    clockAt,
    close: counter.close,
  };
}
