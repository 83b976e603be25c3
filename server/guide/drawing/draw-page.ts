import { readPublicHome } from "#server/pages/publishing/read-public.ts";
import type { Database } from "#server/platform/database/db.ts";
import { readBaseMap } from "../read-base-map.ts";
import { renderDocument } from "../render-document.ts";
import type { Visit } from "../visit-site.ts";
import { FOR_A_MINUTE } from "../write-headers.ts";
import type { DrawnPage, DrawOrder } from "./draw-order.ts";
import { pageRoutes } from "./page-routes.ts";

let map: ReturnType<typeof readBaseMap> | undefined;

/** Runs in a worker: draws the same page as the server would, from the current public data. */
export async function drawPage(
  order: DrawOrder,
  { database }: { readonly database: Database },
): Promise<DrawnPage | undefined> {
  const { customer_id, config } = order;
  const reading = { db: database.tenant(customer_id), customer_id };
  map ??= readBaseMap(config);
  const visit: Visit = {
    ...order,
    services: { database, config },
    public: reading,
    frame: { ...order.frame, home: await readPublicHome(reading) },
    readOnce: (_, read) => read(),
    base: "",
    map: await map,
  };
  const shown = await pageRoutes.find(({ path }) => path === order.route)?.show(visit);
  if (shown?.kind !== "page") return undefined;
  const { html, headers } = renderDocument(visit, shown, FOR_A_MINUTE);
  return { status: shown.status ?? 200, headers, html: Buffer.from(html) };
}
