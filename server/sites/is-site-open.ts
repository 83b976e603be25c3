import { sql } from "kysely";

/** For a query on `sites`: its managers have opened the guide, and its workspace is not suspended. */
export const isSiteOpen = sql<boolean>`sites.is_open and exists (
  select from customers where customers.id = sites.customer_id and customers.is_open)`;
