import * as z from "zod";
import { Colour, Done, Id, IdParams, LockVersion, oneLine } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { Names, namesInput } from "./names.ts";

/** Lifecycle phase of a status, whatever the customer calls it. */
export const PHASES = [
  "planned",
  "procured",
  "pilot",
  "installed",
  "active",
  "paused",
  "faulty",
  "decommissioned",
  "removed",
  "unknown",
] as const;
export const Phase = z.enum(PHASES);
export type Phase = z.infer<typeof Phase>;

const NAME_LENGTH = 40;
const NamesInput = namesInput(NAME_LENGTH);

/** A status embedded in a device. */
export const DeviceStatus = z.strictObject({ id: Id, name: z.string(), names: Names, color: z.string(), phase: Phase });
export type DeviceStatus = z.infer<typeof DeviceStatus>;

const statusFields = z.strictObject({
  name: oneLine(NAME_LENGTH).min(1),
  names: NamesInput,
  color: Colour,
  phase: Phase,
  is_public: z.boolean(),
});
export const StatusInput = statusFields.extend({ names: NamesInput.default({}), is_public: z.boolean().default(true) });
export type StatusInput = z.infer<typeof StatusInput>;

export const Status = z.strictObject({
  id: Id,
  name: z.string(),
  names: Names,
  color: z.string(),
  phase: Phase,
  is_public: z.boolean(),
  position: z.int(),
  device_count: z.int(),
  lock_version: LockVersion,
});
export type Status = z.infer<typeof Status>;

/** A customer's device statuses. Too few to need paging. */
export const statusesApi = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/inventory/statuses",
    access: "member",
    summary: "The customer's device statuses in their order",
    response: z.strictObject({ statuses: z.array(Status) }),
  }),
  create: endpoint({
    method: "POST",
    path: "/api/v1/inventory/statuses",
    access: "editor",
    summary: "Create a device status",
    body: z.strictObject({ status: StatusInput.extend({ id: Id.optional() }) }),
    response: z.strictObject({ status: Status }),
    status: 201,
  }),
  order: endpoint({
    method: "PUT",
    path: "/api/v1/inventory/statuses/order",
    access: "editor",
    summary: "Set the order of statuses",
    body: z.strictObject({ ids: z.array(Id).min(1).max(200) }),
    response: Done,
  }),
  update: endpoint({
    method: "PUT",
    path: "/api/v1/inventory/statuses/{id}",
    access: "editor",
    summary: "Change a device status",
    params: IdParams,
    body: z.strictObject({ status: statusFields.partial().extend({ lock_version: LockVersion }) }),
    response: z.strictObject({ status: Status }),
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/v1/inventory/statuses/{id}",
    access: "editor",
    summary: "Delete a device status; its devices get another one, or none",
    params: IdParams,
    query: z.strictObject({ move_to: Id.optional() }),
    response: Done,
  }),
};
