import { type Connections, openDatabase } from "#server/platform/database/db.ts";
import { readPublicPageById } from "#server/pages/publishing/read-public.ts";

/** A second process: reads publications as soon as it is notified, and polls the app's health. */
export type ToWatcher =
  | { readonly kind: "watch"; readonly connections: Connections }
  /** The next page to be published. */
  | { readonly kind: "expect"; readonly page_id: string }
  | { readonly kind: "probe"; readonly origin: string }
  | { readonly kind: "report" };
export type FromWatcher =
  | { readonly kind: "watching" }
  /** Readable in this process, at this time by the machine's clock. */
  | { readonly kind: "readable"; readonly page_id: string; readonly number: number; readonly at: number }
  | { readonly kind: "report"; readonly milliseconds: readonly number[] };

const send = (message: FromWatcher) => process.send?.(message);
const now = () => performance.timeOrigin + performance.now();

let expected: string | undefined;

async function watch(connections: Connections) {
  const database = openDatabase(connections, { max: 4 });
  const listener = database.createListener();
  await listener.connect();
  // the guide's own notification channel
  await listener.query("listen guide");
  listener.on("notification", ({ payload: customer_id = "" }) => {
    const page_id = expected;
    if (page_id === undefined) return;
    void readPublicPageById({ db: database.tenant(customer_id), customer_id }, page_id).then((page) => {
      if (page?.kind === "page") send({ kind: "readable", page_id, number: page.number, at: now() });
    });
  });
  send({ kind: "watching" });
}

const probing: { times: number[] | undefined } = { times: undefined };

async function probe(origin: string) {
  const times: number[] = [];
  probing.times = times;
  while (probing.times === times) {
    const start = performance.now();
    await (await fetch(`${origin}/healthz`)).text();
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

process.on("message", (message: ToWatcher) => {
  if (message.kind === "watch") void watch(message.connections);
  if (message.kind === "expect") expected = message.page_id;
  if (message.kind === "probe") void probe(message.origin);
  if (message.kind !== "report") return;
  const milliseconds = probing.times ?? [];
  probing.times = undefined;
  send({ kind: "report", milliseconds });
});
process.on("disconnect", () => process.exit(0));
