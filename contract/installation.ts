import * as z from "zod";
import {
  ContentLocale,
  Done,
  Email,
  Id,
  IdParams,
  ListMeta,
  listQuery,
  oneLine,
  Timestamp,
  UiLocale,
} from "./common.ts";
import { endpoint } from "./endpoint.ts";

export const CUSTOMER_STATES = ["open", "suspended", "deleted"] as const;
export type CustomerState = (typeof CUSTOMER_STATES)[number];

/** Days during which a deleted customer can be restored. */
export const DAYS_TO_RESTORE = 30;

/** A customer as administrators see it: numbers, and never what is in it. */
export const RunCustomer = z.strictObject({
  id: Id,
  name: z.string(),
  slug: z.string(),
  state: z.enum(CUSTOMER_STATES),
  suspended_at: Timestamp.nullable(),
  /** When everything is erased for good; null unless it is deleted. */
  erased_at: Timestamp.nullable(),
  created_at: Timestamp,
  member_count: z.int(),
  manager_count: z.int(),
  device_count: z.int(),
  algorithm_count: z.int(),
  page_count: z.int(),
  image_bytes: z.int(),
  /** The latest entry of its audit log. */
  last_active_at: Timestamp.nullable(),
});
export type RunCustomer = z.infer<typeof RunCustomer>;

/** What people recognise of what a deletion erases. */
export const LOST = [
  "devices",
  "locations",
  "algorithms",
  "organizations",
  "pages",
  "publications",
  "short_codes",
  "feedback_responses",
  "images",
  "memberships",
] as const;
const Lost = z.strictObject(
  Object.fromEntries(LOST.map((name) => [name, z.int()])) as Record<(typeof LOST)[number], z.ZodInt>,
);

const Contact = z.strictObject({ name: z.string(), email: z.string() });

export const Administrator = z.strictObject({
  id: Id,
  name: z.string(),
  email: z.string(),
  last_seen_at: Timestamp.nullable(),
  is_me: z.boolean(),
});
export type Administrator = z.infer<typeof Administrator>;

const CustomerName = oneLine(120).min(1);

export const FirstManager = z.strictObject({ email: Email, ui_locale: UiLocale.default("en") });

export const NewCustomer = z.strictObject({
  name: CustomerName,
  /** Languages of the guide; the first is its default. */
  locales: z
    .array(ContentLocale)
    .min(1)
    .max(40)
    .refine((locales) => new Set(locales).size === locales.length, "Name each language once")
    .default(["en"]),
  manager: FirstManager,
});
export type NewCustomer = z.infer<typeof NewCustomer>;

const base = "/api/v1/installation/customers";
const CustomerResponse = z.strictObject({ customer: RunCustomer });
/** Only without a mail server: the administrator passes the link on. */
const Link = z.string().nullable();

export const installationApi = {
  customers: endpoint({
    method: "GET",
    path: base,
    access: "admin",
    summary: "All customers of the installation, with numbers",
    query: listQuery(["name", "created_at"], { state: z.enum(CUSTOMER_STATES).optional() }),
    response: z.strictObject({ customers: z.array(RunCustomer), meta: ListMeta }),
  }),
  customer: endpoint({
    method: "GET",
    path: `${base}/{id}`,
    access: "admin",
    summary: "A customer: how many rows its deletion would erase, and whom to ask about it",
    params: IdParams,
    response: z.strictObject({
      customer: RunCustomer,
      lost: Lost,
      managers: z.array(Contact),
      invited: z.array(z.string()),
    }),
  }),
  createCustomer: endpoint({
    method: "POST",
    path: base,
    access: "admin",
    summary: "Create a customer and invite its first manager; administrators get in by invitation only",
    body: z.strictObject({ customer: NewCustomer.extend({ id: Id.optional() }) }),
    response: z.strictObject({ customer: RunCustomer, link: Link }),
    status: 201,
  }),
  renameCustomer: endpoint({
    method: "PUT",
    path: `${base}/{id}`,
    access: "admin",
    summary: "Rename a customer; the guide's name and address stay",
    params: IdParams,
    body: z.strictObject({ customer: z.strictObject({ name: CustomerName }) }),
    response: CustomerResponse,
  }),
  inviteManager: endpoint({
    method: "POST",
    path: `${base}/{id}/manager`,
    access: "admin",
    summary: "Invite a manager to a customer that has none",
    params: IdParams,
    body: z.strictObject({ manager: FirstManager }),
    response: z.strictObject({ link: Link }),
    status: 201,
  }),
  suspendCustomer: endpoint({
    method: "POST",
    path: `${base}/{id}/suspend`,
    access: "admin",
    summary: "Close a customer for staff, programs and residents; everything stays. Needs a recent sign-in",
    params: IdParams,
    response: CustomerResponse,
  }),
  resumeCustomer: endpoint({
    method: "POST",
    path: `${base}/{id}/resume`,
    access: "admin",
    summary: "Open a suspended customer again",
    params: IdParams,
    response: CustomerResponse,
  }),
  deleteCustomer: endpoint({
    method: "POST",
    path: `${base}/{id}/delete`,
    access: "admin",
    summary: `Delete a customer: closed at once, erased for good after ${DAYS_TO_RESTORE} days. Needs a recent sign-in`,
    params: IdParams,
    body: z.strictObject({
      /** The customer's name, as proof that the right one is meant. */
      name: z.string().max(200),
    }),
    response: CustomerResponse,
  }),
  restoreCustomer: endpoint({
    method: "POST",
    path: `${base}/{id}/restore`,
    access: "admin",
    summary: "Restore a deleted customer that is not erased yet",
    params: IdParams,
    response: CustomerResponse,
  }),
  administrators: endpoint({
    method: "GET",
    path: "/api/v1/installation/administrators",
    access: "admin",
    summary: "The administrators of the installation",
    response: z.strictObject({ administrators: z.array(Administrator) }),
  }),
  addAdministrator: endpoint({
    method: "POST",
    path: "/api/v1/installation/administrators",
    access: "admin",
    summary: "Make somebody with an account an administrator. Needs a recent sign-in",
    body: z.strictObject({ administrator: z.strictObject({ email: Email }) }),
    response: z.strictObject({ administrator: Administrator }),
    status: 201,
  }),
  removeAdministrator: endpoint({
    method: "DELETE",
    path: "/api/v1/installation/administrators/{id}",
    access: "admin",
    summary: "Take the administration away from somebody; the last one stays. Needs a recent sign-in",
    params: IdParams,
    response: Done,
  }),
};
