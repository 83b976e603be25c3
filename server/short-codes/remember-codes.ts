import { CODE_CHARACTERS } from "#contract/code-characters.ts";
import { fromDatabase } from "#server/platform/database/database-errors.ts";
import type { Services } from "#server/platform/services.ts";
import { type KnownCode, readCodes, readOnlyCustomer } from "./read-codes.ts";

/** Says when codes, or what they lead to, are other ones than before. */
type Hearing = {
  readonly isHearing: () => boolean;
  readonly follow: (follower: { onOpen: () => void; onChange: (customer_id: string) => void }) => void;
};

const withoutDashes = (code: string) => code.replaceAll("-", "");

/** One character wrong, or two that changed places. */
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
 * All codes of all customers, in memory: a scan asks the database for nothing, and is answered while that is away. What
 * changed is read again when it changes.
 */
export function rememberCodes({ database, config, log }: Services, hearing: Hearing) {
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

  /** All that changed; from now on others may be added. */
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

  /** Until nothing changed meanwhile; for whoever comes in between, it is the same reading. */
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

  hearing.follow({
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
    /** Whether what is remembered is all there is. */
    isCurrent: () => hearing.isHearing() && !isStale(),
    find: (code: string) => codes.get(code),
    /** Reads what may have changed: while nothing can be heard, everything. */
    refresh: () => {
      if (!hearing.isHearing()) stale = "all";
      return refresh();
    },
    /** The code that was probably meant: one without its dash, a part of an address, or the only one that is near. */
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
    /** Whose signs all of them are: then an unknown code was read from one of them. */
    onlySite: () => onlySite,
  };
}
