import { completenessOf } from "#factsheet/rules.ts";
import { FACTSHEET_TEMPLATE } from "#factsheet/template.ts";
import type { SheetFacts } from "#contract/factsheets.ts";
import type { DemoAlgorithm } from "./algorithms.ts";
import { textsFor } from "./chain-texts.ts";
import { chainRow, demoChain, filled } from "./chains.ts";
import { sheetAnswers } from "./sheet-answers.ts";
import { dayIn, type DemoCustomer, type LabelIds, times, type Workshop } from "./workshop.ts";
import type { Organizations } from "./insert-organizations.ts";

/** The facts about an algorithm that the factsheet's rules use. */
const sheetFacts = (shop: Workshop, algorithm: DemoAlgorithm, { site }: DemoCustomer): SheetFacts => ({
  ...algorithm,
  summary: filled(algorithm.summary),
  themes: [...algorithm.themes],
  start_month: algorithm.start_month ?? null,
  end_month: algorithm.end_month ?? null,
  has_deployer: true,
  supplier_roles: algorithm.supplier ? ["vendor"] : [],
  contact_email: site.contact_email,
  contact_url: null,
  review_due_on: dayIn(shop, algorithm.review_in),
  locales: site.locales,
  default_locale: site.default_locale,
  today: dayIn(shop, 0),
});

type Made = DemoAlgorithm & { id: string };

async function insertSheets({ db, customer_id, by }: Workshop, algorithms: readonly Made[]) {
  await db
    .insertInto("factsheets")
    .values(
      algorithms.map((algorithm) => ({
        algorithm_id: algorithm.id,
        customer_id,
        template_version: FACTSHEET_TEMPLATE.version,
        answers: JSON.stringify(sheetAnswers(algorithm)),
        lock_version: 1,
        created_by: by,
        updated_by: by,
      })),
    )
    .execute();
}

const TWO_YEARS = { en: "2 years", es: "2 años", fr: "2 ans", pt: "2 anos", tl: "2 taon", km: "២ ឆ្នាំ" };

async function insertChains(
  shop: Workshop,
  made: readonly Made[],
  organizations: Organizations,
  customer: DemoCustomer,
) {
  const { db, customer_id, by } = shop;
  const rows = made.flatMap((algorithm) => {
    const accountable = organizations.get(algorithm.deployer);
    const supplier = algorithm.supplier ? organizations.get(algorithm.supplier) : undefined;
    if (!accountable) return [];
    const told = {
      ...algorithm,
      summary: undefined,
      accountable,
      supplier,
      textsOf: (element_id: string) => textsFor(algorithm.reference, element_id),
      leaveOut: algorithm.lifecycle === "design" ? ["rights", "retention"] : [],
      // the pilot's chain is left with a gap
      ...(algorithm.lifecycle !== "pilot" && { duration: TWO_YEARS }),
    };
    const content = demoChain("algorithm", algorithm.template, told, shop.newId);
    return [
      {
        id: shop.newId(),
        customer_id,
        algorithm_id: algorithm.id,
        ...chainRow("algorithm", content, supplier ? [accountable, supplier] : [accountable], customer.site),
        created_by: by,
        updated_by: by,
      },
    ];
  });
  await db.insertInto("datachains").values(rows).execute();
}

/** Inserts the algorithms with factsheet and chain; returns their ids by name. */
export async function insertAlgorithms(
  shop: Workshop,
  customer: DemoCustomer,
  labelIds: LabelIds,
  organizations: Organizations,
): Promise<ReadonlyMap<string, string>> {
  const { db, customer_id, by } = shop;
  if (!customer.algorithms.length) return new Map();
  const made = customer.algorithms.map((algorithm) => ({ ...algorithm, id: shop.newId() }));
  const rows = made.map((algorithm) => {
    const { deployer, supplier: _supplier, labels: _labels, purpose: _purpose, ...more } = algorithm;
    const { people: _people, data: _about, instead: _instead, ...facts } = more;
    const { review_in, summary, template, personal_data: _data, themes, ...columns } = facts;
    return {
      ...columns,
      customer_id,
      themes: [...themes],
      template_id: template,
      deployer_id: organizations.get(deployer)?.id ?? null,
      summary: JSON.stringify(filled(summary)),
      review_due_on: dayIn(shop, review_in),
      contact_email: customer.site.contact_email,
      completeness: completenessOf(FACTSHEET_TEMPLATE, sheetAnswers(algorithm), sheetFacts(shop, algorithm, customer)),
      created_by: by,
      updated_by: by,
      ...times(shop),
    };
  });
  await db.insertInto("algorithms").values(rows).execute();
  const links = made.flatMap(({ id, labels }) =>
    labelIds(labels).map((label_id) => ({ customer_id, algorithm_id: id, label_id })),
  );
  await db.insertInto("algorithm_labels").values(links).execute();
  const suppliers = made.flatMap(({ id, supplier }) => {
    const organization_id = supplier && organizations.get(supplier)?.id;
    return organization_id ? [{ customer_id, algorithm_id: id, organization_id, role: "vendor", position: 1 }] : [];
  });
  await db.insertInto("algorithm_suppliers").values(suppliers).execute();
  await insertSheets(shop, made);
  await insertChains(shop, made, organizations, customer);
  return new Map(made.map(({ name, id }) => [name, id]));
}
