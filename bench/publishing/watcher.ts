import { type Connections, openDatabase } from "#server/platform/db.ts";
import { readPublicPageById } from "#server/pages/publishing/read-public.ts";

/** Another process beside the app: reads what was published as soon as it hears of it, and asks whether the app is well. */
export type ToWatcher =
  | { readonly kind: "watch"; readonly connections: Connections }
  | { readonly kind: "probe"; readonly origin: string }
  | { readonly kind: "report" };
export type FromWatcher =
  | { readonly kind: "watching" }
  /** Readable here, at this moment by the machine's clock. */
  | { readonly kind: "readable"; readonly page_id: string; readonly number: number; readonly at: number }
  | { readonly kind: "report"; readonly milliseconds: readonly number[] };

const send = (message: FromWatcher) => process.send?.(message);
const now = () => performance.timeOrigin + performance.now();

async function watch(connections: Connections) {
  const database = openDatabase(connections, { max: 4 });
  const listener = database.createListener();
  await listener.connect();
  await listener.query("listen publications");
  listener.on("notification", ({ payload = "{}" }) => {
    const { customer_id, page_id } = JSON.parse(payload) as { customer_id: string; page_id: string };
    void readPublicPageById({ db: database.tenant(customer_id), customer_id }, page_id).then((page) => {
      if (page?.kind === "page") send({ kind: "readable", page_id, number: page.number, at: now() });
    });
  });
  send({ kind: "watching" });
}

let probes: number[] | undefined;

async function probe(origin: string) {
  const times: number[] = [];
  probes = times;
  while (probes === times) {
    const start = performance.now();
    await (await fetch(`${origin}/healthz`)).text();
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

process.on("message", (message: ToWatcher) => {
  if (message.kind === "watch") void watch(message.connections);
  if (message.kind === "probe") void probe(message.origin);
  if (message.kind !== "report") return;
  const milliseconds = probes ?? [];
  probes = undefined;
  send({ kind: "report", milliseconds });
});
process.on("disconnect", () => process.exit(0));
