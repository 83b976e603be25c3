import { CODE_CHARACTERS } from "#contract/code-characters.ts";
import { fromDatabase } from "#server/platform/database/database-errors.ts";
import type { Services } from "#server/platform/services.ts";
import { type KnownCode, readCodes, readOnlyCustomer } from "./read-codes.ts";

/** Notifies of changes to codes or their targets. */
type Changes = {
  readonly isHearing: () => boolean;
  readonly follow: (follower: { onOpen: () => void; onChange: (customer_id: string) => void }) => void;
};

const withoutDashes = (code: string) => code.replaceAll("-", "");

/** Variants with one wrong character or two swapped ones. */
function* near(asked: string): Generator<string> {
  for (let at = 0; at < asked.length; at += 1) {
    const [before, after] = [asked.slice(0, at), asked.slice(at + 1)];
    for (const character of CODE_CHARACTERS) yield before + character + after;
    if (after) yield before + after[0] + asked[at] + after.slice(1);
  }
}

function findOnlySite(codes: Iterable<KnownCode>) {
  let only: KnownCode["site"] | undefined;
  for (const { site } of codes) {
    if (only && only.customer_id !== site.customer_id) return undefined;
    only = site;
  }
  return only;
}

/**
 * Keeps all codes of all customers in memory, so that scans need no database and work while it is down. Re-reads customers
 * whose data changed.
 */
export function createCodeCache({ database, config, log }: Services, changes: Changes) {
  const codes = new Map<string, KnownCode>();
  const dashless = new Map<string, KnownCode>();
  let onlyCustomer: string | undefined;
  let onlySite: KnownCode["site"] | undefined;
  let stale: Set<string> | "all" = "all";
  let reading: Promise<void> | undefined;

  function forget(customers: ReadonlySet<string> | "all") {
    for (const map of [codes, dashless])
      for (const [key, { site }] of map) if (customers === "all" || customers.has(site.customer_id)) map.delete(key);
  }

  /** Empties the set first, so that changes during the read are kept. */
  function takeStale() {
    const taken = stale;
    stale = new Set();
    return taken;
  }

  async function read() {
    const asked = takeStale();
    try {
      const found = await readCodes(database.system, config, asked === "all" ? "all" : [...asked]);
      if (asked === "all") onlyCustomer = await readOnlyCustomer(database.system);
      forget(asked);
      for (const known of found) {
        codes.set(known.code, known);
        if (known.code.includes("-")) dashless.set(withoutDashes(known.code), known);
      }
      onlySite = findOnlySite(codes.values());
    } catch (error) {
      stale = asked === "all" || stale === "all" ? "all" : new Set([...asked, ...stale]);
      throw error;
    }
  }

  const isStale = () => stale === "all" || stale.size > 0;

  /** Reads until nothing is stale; concurrent callers share one run. */
  const refresh = () =>
    (reading ??= (async () => {
      while (isStale()) await read();
    })().finally(() => {
      reading = undefined;
    }));

  const refreshSoon = () =>
    void refresh().catch((error: unknown) => {
      if (!fromDatabase(error)) log.error({ err: error }, "short codes could not be read");
    });

  changes.follow({
    onOpen: () => {
      stale = "all";
      refreshSoon();
    },
    onChange: (customer_id) => {
      if (stale !== "all") stale.add(customer_id);
      refreshSoon();
    },
  });

  return {
    /** Whether the cache is complete and up to date. */
    isCurrent: () => changes.isHearing() && !isStale(),
    find: (code: string) => codes.get(code),
    /** Re-reads stale codes, or everything while change notifications are interrupted. */
    refresh: () => {
      if (!changes.isHearing()) stale = "all";
      return refresh();
    },
    /** The likely intended code: without dashes, before a slash, or the only similar one. */
    guess: (asked: string) => {
      const sure = dashless.get(withoutDashes(asked)) ?? codes.get(asked.split("/")[0] ?? "");
      if (sure) return sure;
      const found = new Set<KnownCode>();
      for (const code of near(asked)) {
        const known = codes.get(code);
        if (known) found.add(known);
      }
      return found.size === 1 ? [...found][0] : undefined;
    },
    onlyCustomer: () => onlyCustomer,
    /** The site of all codes if there is only one; an unknown code then belongs to it. */
    onlySite: () => onlySite,
  };
}
