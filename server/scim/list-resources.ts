import { sql } from "kysely";
import type { PublicCtx } from "#server/platform/context.ts";
import type { CustomerId } from "#server/platform/context.ts";
import { SCIM_PATH } from "#contract/scim.ts";
import { type Choice, chooseAttributes, isChosen, readChoice } from "./choose-attributes.ts";
import { type Columns, matchFilter } from "./match-filter.ts";
import { parseFilter } from "./parse-filter.ts";
import { type GroupRow, type PersonRow, presentGroup, presentList, presentPerson } from "./present.ts";
import { invalidValue, noResource } from "./refuse-request.ts";
import { groupColumns, groupFilters, groupsOfPerson, membersOfGroup, personColumns, personFilters } from "./table.ts";

/** `db` sees every customer, as with any sign-in: every query names the customer. Reading goes through the tenant's login. */
export type ScimCtx = PublicCtx & { readonly customer_id: CustomerId };
export type Query = Partial<Record<"filter" | "startIndex" | "count" | "attributes" | "excludedAttributes", string>>;

const USUAL_COUNT = 100;
export const MAX_COUNT = 200;
const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;

export const baseOf = ({ services }: ScimCtx) => services.config.app_origin + SCIM_PATH;

const readingAs = ({ services, customer_id }: ScimCtx) => services.database.tenant(customer_id);

/** Ids are ours, so anything else is nobody's. */
export function requireId(id: string) {
  if (!UUID.test(id.toLowerCase())) throw noResource();
  return id.toLowerCase();
}

function whole(text: string | undefined, usual: number, name: string) {
  if (text === undefined || text === "") return usual;
  if (!/^[+-]?\d{1,9}$/.test(text)) throw invalidValue(`${name} has to be a whole number`);
  return Number(text);
}

const pageOf = (query: Query) => ({
  from: Math.max(1, whole(query.startIndex, 1, "startIndex")),
  count: Math.min(MAX_COUNT, Math.max(0, whole(query.count, USUAL_COUNT, "count"))),
});

const conditionOf = (columns: Columns, { filter }: Query) =>
  filter === undefined || filter === "" ? sql<boolean>`true` : matchFilter(columns, parseFilter(filter));

const people = (ctx: ScimCtx, choice: Choice) => {
  const found = readingAs(ctx)
    .selectFrom("scim_people")
    .select(personColumns)
    .where("customer_id", "=", ctx.customer_id);
  return isChosen(choice, "groups") ? found.select(groupsOfPerson.as("groups")) : found;
};

const groups = (ctx: ScimCtx, choice: Choice) => {
  const found = readingAs(ctx)
    .selectFrom("scim_groups")
    .select(groupColumns)
    .where("customer_id", "=", ctx.customer_id);
  return isChosen(choice, "members") ? found.select(membersOfGroup.as("members")) : found;
};

async function count(ctx: ScimCtx, table: "scim_people" | "scim_groups", condition: ReturnType<typeof conditionOf>) {
  const { total } = await readingAs(ctx)
    .selectFrom(table)
    .select((of) => of.fn.countAll<number>().as("total"))
    .where("customer_id", "=", ctx.customer_id)
    .where(condition)
    .executeTakeFirstOrThrow();
  return total;
}

export async function listPeople(ctx: ScimCtx, query: Query) {
  const choice = readChoice(query);
  const condition = conditionOf(personFilters, query);
  const page = pageOf(query);
  const found = people(ctx, choice).where(condition).orderBy("created_at").orderBy("id");
  const [rows, total] = await Promise.all([
    found
      .limit(page.count)
      .offset(page.from - 1)
      .execute(),
    count(ctx, "scim_people", condition),
  ]);
  const resources = rows.map((row) => chooseAttributes(presentPerson(baseOf(ctx), row), choice));
  return presentList(resources, total, page.from);
}

export async function listGroups(ctx: ScimCtx, query: Query) {
  const choice = readChoice(query);
  const condition = conditionOf(groupFilters, query);
  const page = pageOf(query);
  const found = groups(ctx, choice).where(condition).orderBy("created_at").orderBy("id");
  const [rows, total] = await Promise.all([
    found
      .limit(page.count)
      .offset(page.from - 1)
      .execute(),
    count(ctx, "scim_groups", condition),
  ]);
  const resources = rows.map((row) => chooseAttributes(presentGroup(baseOf(ctx), row), choice));
  return presentList(resources, total, page.from);
}

export type Shown<Row> = { readonly row: Row; readonly resource: Readonly<Record<string, unknown>> };

export async function findPerson(ctx: ScimCtx, id: string, query: Query): Promise<Shown<PersonRow>> {
  const choice = readChoice(query);
  const row = await people(ctx, choice).where("id", "=", requireId(id)).executeTakeFirst();
  if (!row) throw noResource();
  return { row, resource: chooseAttributes(presentPerson(baseOf(ctx), row), choice) };
}

export async function findGroup(ctx: ScimCtx, id: string, query: Query): Promise<Shown<GroupRow>> {
  const choice = readChoice(query);
  const row = await groups(ctx, choice).where("id", "=", requireId(id)).executeTakeFirst();
  if (!row) throw noResource();
  return { row, resource: chooseAttributes(presentGroup(baseOf(ctx), row), choice) };
}
