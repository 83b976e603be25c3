import * as z from "zod";
import { Done, Id, IdParams, ListMeta, listQuery, LocaleQuery, LockVersion, oneOrMore, Timestamp } from "./common.ts";
import { endpoint, multipart } from "./endpoint.ts";
import { ORGANIZATION, ORGANIZATION_KINDS, ORGANIZATION_ROLES } from "./records/organization.ts";
import { inputShape, outputShape } from "./records/schemas.ts";
import { Fallbacks } from "./texts.ts";

const OrganizationKind = z.enum(ORGANIZATION_KINDS);
const OrganizationRole = z.enum(ORGANIZATION_ROLES);
const organizationFields = z.strictObject(inputShape(ORGANIZATION));

/** An organization in a list. */
export const OrganizationItem = z.strictObject({
  id: Id,
  name: z.string(),
  kind: OrganizationKind,
  role: OrganizationRole.nullable(),
  logo_key: z.string().nullable(),
  website: z.string().nullable(),
  parent: z.strictObject({ id: Id, name: z.string() }).nullable(),
  use_count: z.int(),
  lock_version: LockVersion,
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type OrganizationItem = z.infer<typeof OrganizationItem>;

export const Organization = z.strictObject({
  ...OrganizationItem.shape,
  ...outputShape(ORGANIZATION),
  locale: z.string(),
  fallbacks: Fallbacks,
});
export type Organization = z.infer<typeof Organization>;

export const OrganizationInput = z.strictObject({
  ...organizationFields.partial().shape,
  name: organizationFields.shape.name,
});
export type OrganizationInput = z.infer<typeof OrganizationInput>;
export const OrganizationChange = z.strictObject({
  ...OrganizationInput.partial().shape,
  logo_key: z.null().optional(),
  lock_version: LockVersion,
});
export type OrganizationChange = z.infer<typeof OrganizationChange>;

/** The roles an organization can have in other records. */
const USE_KINDS = ["vendor", "accountable", "deployer", "supplier", "datachain", "parent"] as const;
export const OrganizationUse = z.strictObject({
  kind: z.enum(USE_KINDS),
  type: z.enum(["device", "algorithm", "organization"]),
  id: Id,
  name: z.string(),
});
export type OrganizationUse = z.infer<typeof OrganizationUse>;

const OrganizationAnswer = z.strictObject({ organization: Organization });

export const organizationsApi = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/organizations",
    access: "member",
    summary: "List the organizations of the current customer",
    query: listQuery(["name", "use_count", "updated_at"], {
      kind: oneOrMore(OrganizationKind),
      role: oneOrMore(z.union([OrganizationRole, z.literal("none")])),
    }),
    response: z.strictObject({ organizations: z.array(OrganizationItem), meta: ListMeta }),
  }),
  create: endpoint({
    method: "POST",
    path: "/api/v1/organizations",
    access: "editor",
    summary: "Create an organization",
    query: LocaleQuery,
    body: z.strictObject({ organization: OrganizationInput.extend({ id: Id.optional() }) }),
    response: OrganizationAnswer,
    status: 201,
  }),
  get: endpoint({
    method: "GET",
    path: "/api/v1/organizations/{id}",
    access: "member",
    summary: "One organization, its texts in one locale",
    params: IdParams,
    query: LocaleQuery,
    response: OrganizationAnswer,
  }),
  uses: endpoint({
    method: "GET",
    path: "/api/v1/organizations/{id}/uses",
    access: "member",
    summary: "Where an organization is used",
    params: IdParams,
    query: listQuery(["name"], {}),
    response: z.strictObject({ uses: z.array(OrganizationUse), meta: ListMeta }),
  }),
  update: endpoint({
    method: "PUT",
    path: "/api/v1/organizations/{id}",
    access: "editor",
    summary: "Change an organization; texts are written in one locale. The logo is removed by sending its key as null",
    params: IdParams,
    query: LocaleQuery,
    body: z.strictObject({ organization: OrganizationChange }),
    response: OrganizationAnswer,
  }),
  upload: endpoint({
    method: "PUT",
    path: "/api/v1/organizations/{id}",
    access: "editor",
    summary: "Upload an organization's logo",
    params: IdParams,
    query: LocaleQuery,
    body: multipart(/^organization\[logo\]$/, "`organization[logo]`: an image file"),
    response: OrganizationAnswer,
  }),
  merge: endpoint({
    method: "POST",
    path: "/api/v1/organizations/{id}/merge",
    access: "editor",
    summary: "Replace this organization with another one everywhere and delete it",
    params: IdParams,
    query: LocaleQuery,
    body: z.strictObject({ into_id: Id }),
    response: OrganizationAnswer,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/v1/organizations/{id}",
    access: "editor",
    summary: "Delete an organization that is not used; it can be restored for one day",
    params: IdParams,
    response: Done,
  }),
  restore: endpoint({
    method: "POST",
    path: "/api/v1/organizations/{id}/restore",
    access: "editor",
    summary: "Restore a deleted organization",
    params: IdParams,
    query: LocaleQuery,
    response: OrganizationAnswer,
  }),
};
