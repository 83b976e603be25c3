import * as z from "zod";
import { Id, IdParams, ListMeta, listQuery, LockVersion, oneOrMore, Timestamp } from "./common.ts";
import { endpoint } from "./endpoint.ts";

/** Where in its life a device with a status stands, whatever a customer calls it. */
const PHASES = [
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

export const DeviceStatus = z.strictObject({ id: Id, name: z.string(), color: z.string(), phase: Phase });
export type DeviceStatus = z.infer<typeof DeviceStatus>;

export const Device = z.strictObject({
  id: Id,
  name: z.string(),
  reference: z.string().nullable(),
  status: DeviceStatus.nullable(),
  labels: z.array(z.strictObject({ id: Id, name: z.string(), color: z.string() })),
  lock_version: LockVersion,
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type Device = z.infer<typeof Device>;

export const devicesApi = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/inventory/devices",
    access: "member",
    summary: "List the devices of the current customer",
    query: listQuery(["name", "reference", "updated_at", "created_at"], {
      /** Status ids, or `none` for devices without one. */
      status: oneOrMore(z.union([Id, z.literal("none")])),
      label: oneOrMore(Id),
    }),
    response: z.strictObject({ devices: z.array(Device), meta: ListMeta }),
  }),
  get: endpoint({
    method: "GET",
    path: "/api/v1/inventory/devices/{id}",
    access: "member",
    share: { subject: "device", param: "id" },
    summary: "One device",
    params: IdParams,
    response: z.strictObject({ device: Device }),
  }),
};
