import type { ChainOrganization } from "#datachain/model.ts";
import { filled } from "./chains.ts";
import type { DemoOrganization } from "./organizations.ts";
import type { DemoPictures } from "./photos.ts";
import { type DemoCustomer, times, type Workshop } from "./workshop.ts";

/** By key in the demo's data, in the form that chains use. */
export type Organizations = ReadonlyMap<string, ChainOrganization>;

export async function insertOrganizations(
  shop: Workshop,
  { organizations, site: { default_locale } }: DemoCustomer,
  { marks }: DemoPictures,
): Promise<Organizations> {
  const { db, customer_id, by } = shop;
  const logoOf = ({ logo }: Pick<DemoOrganization, "logo">) => (logo && marks.get(logo)?.key) ?? null;
  const ids = new Map(organizations.map(({ key }) => [key, shop.newId()]));
  const rows = organizations.map(({ key, parent, local_name, headline, logo, ...facts }) => ({
    id: ids.get(key) ?? "",
    logo_key: logoOf({ logo }),
    customer_id,
    website: null,
    contact_email: null,
    ...facts,
    local_name: JSON.stringify(local_name ? filled(local_name) : {}),
    headline: JSON.stringify(filled(headline)),
    parent_id: (parent && ids.get(parent)) ?? null,
    created_by: by,
    updated_by: by,
    ...times(shop),
  }));
  await db.insertInto("organizations").values(rows).execute();
  return new Map(
    organizations.map(({ key, name, local_name, headline, logo }) => [
      key,
      {
        id: ids.get(key) ?? "",
        name: { [default_locale]: name, ...(local_name && filled(local_name)) },
        headline: filled(headline),
        description: {},
        logo_key: logoOf({ logo }),
      },
    ]),
  );
}
