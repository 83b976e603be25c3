import { publicationsApi } from "#contract/publications.ts";
import type { InjectOptions } from "fastify";
import type { TestApp } from "./harness.ts";
import { chainContent, pageContent, pageWorld, placementOf } from "./page-world.ts";

/** A site in English and Khmer with one public page of each kind, and a client that visits it. */
export async function guideWorld(t: Pick<TestApp, "app" | "as" | "database" | "make">) {
  const call = await t.as({ role: "manager" });
  const { customer_id } = call;
  const world = pageWorld(t, customer_id);
  const site = await t.database.system
    .updateTable("sites")
    .set({
      locales: ["en", "km"],
      default_locale: "en",
      name: JSON.stringify({ en: "Seaview guide", km: "មគ្គុទ្ទេសក៍ស៊ីវ្យូ" }),
    })
    .where("customer_id", "=", customer_id)
    .returning(["id", "slug"])
    .executeTakeFirstOrThrow();
  const publish = (id: string, note: string | null = null) =>
    call(publicationsApi.publish, { params: { id }, body: { note } });

  const home = await world.home({ headline: { en: "Technology around you" } });
  const device = await world.devicePage({ headline: { en: "Air mast", km: "បង្គោលខ្យល់" } }, chainContent([placementOf()]));
  const algorithm = await t.make.algorithm(customer_id);
  await world.chain({ algorithm_id: algorithm.id }, chainContent([], "algorithm"));
  const planner = await world.page("algorithm_page", pageContent({ headline: { en: "Planner" } }), {
    algorithm_id: algorithm.id,
  });
  const collection = await world.page(
    "collection_page",
    pageContent({
      headline: { en: "A walk" },
      collection: {
        rule: "manual",
        members: [{ id: device.id }],
        label_ids: [],
        types: [],
        status_ids: [],
        left_out: [],
        group_by: "none",
        order: "title",
      },
    }),
  );
  for (const { id } of [home, device, planner, collection]) await publish(id);

  const host = `${site.slug}.localhost:3000`;
  return {
    ...world,
    call,
    customer_id,
    site,
    host,
    pages: { home, device, planner, collection },
    publish,
    get: (url: string, headers: Record<string, string> = {}, { app, ...more }: Visiting = {}) =>
      (app ?? t.app).inject({ method: "GET", url, headers: { host, ...headers }, ...more }),
  };
}

type Visiting = Partial<Pick<InjectOptions, "method">> & { app?: TestApp["app"] };
