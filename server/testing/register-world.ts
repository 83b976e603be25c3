import { publicationsApi } from "#contract/publications.ts";
import { blankAnswer } from "#factsheet/answers.ts";
import type { TestApp } from "./harness.ts";
import { chainContent, pageContent, pageWorld } from "./page-world.ts";

type Person = Awaited<ReturnType<TestApp["as"]>>;

const both = (nl: string, en: string) => JSON.stringify({ nl, en });

/** A guide in English and Dutch, with one published algorithm that has all the Dutch register requires. */
export async function registerWorld(
  t: Pick<TestApp, "database" | "make">,
  call: Person,
  input: { readonly name?: string; readonly reference?: string | null } = {},
) {
  const { customer_id } = call;
  const db = t.database.system;
  await db
    .updateTable("sites")
    .set({ locales: ["en", "nl"], default_locale: "en" })
    .where("customer_id", "=", customer_id)
    .execute();
  const deployer = await t.make.organization(customer_id);
  const algorithm = await t.make.algorithm(customer_id, {
    name: "Permit triage",
    reference: "ALG-1",
    summary: both("Sorteert aanvragen.", "Sorts applications."),
    lifecycle: "in_use",
    publication_category: "impactful",
    deployer_id: deployer.id,
    contact_email: "algorithms@city.example",
    ...input,
  });
  const purpose = { ...blankAnswer({}), state: "answered", visibility: "public", value: { nl: "Sneller antwoord" } };
  const internal = { ...purpose, visibility: "internal", value: { nl: "Geheime drempel" } };
  await db
    .insertInto("factsheets")
    .values({
      customer_id,
      algorithm_id: algorithm.id,
      template_version: "1",
      answers: JSON.stringify({ purpose, proportionality: internal }),
    })
    .execute();
  const world = pageWorld(t, customer_id);
  await world.chain({ algorithm_id: algorithm.id }, chainContent([], "algorithm"));
  const page = await world.page("algorithm_page", pageContent(), { algorithm_id: algorithm.id });
  const publish = () => call(publicationsApi.publish, { params: { id: page.id }, body: {} });
  await publish();
  return { algorithm_id: algorithm.id, deployer, page_id: page.id, publish };
}
