import * as z from "zod";
import { Id } from "./common.ts";
import { endpoint } from "./endpoint.ts";

/** A member's role in a customer; each includes the previous. */
export const ROLES = ["viewer", "editor", "manager"] as const;
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

export const Customer = z.strictObject({ id: Id, name: z.string(), slug: z.string() });
export type Customer = z.infer<typeof Customer>;

export const customersApi = {
  current: endpoint({
    method: "GET",
    path: "/api/v1/customer",
    access: "member",
    before_terms: true,
    summary: "The current customer",
    response: z.strictObject({ customer: Customer }),
  }),
  list: endpoint({
    method: "GET",
    path: "/api/v1/customers",
    access: "signed-in",
    before_terms: true,
    summary: "The customers the user can switch to: those they are a member of",
    response: z.strictObject({ customers: z.array(Customer) }),
  }),
};
