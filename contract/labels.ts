import * as z from "zod";
import {
  Colour,
  ContentLocale,
  Done,
  Id,
  IdParams,
  ListMeta,
  listQuery,
  LockVersion,
  oneLine,
  queryFlag,
  Timestamp,
} from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { Names, namesInput } from "./names.ts";

const NAME_LENGTH = 80;
const NamesInput = namesInput(NAME_LENGTH);

/** A label embedded in a device, algorithm or page. */
export const LabelRef = z.strictObject({ id: Id, name: z.string(), names: Names, color: z.string() });
export type LabelRef = z.infer<typeof LabelRef>;

export const Label = LabelRef.extend({
  position: z.int(),
  is_public: z.boolean(),
  usage_count: z.int(),
  lock_version: LockVersion,
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type Label = z.infer<typeof Label>;

const labelFields = z.strictObject({
  name: oneLine(NAME_LENGTH).min(1),
  names: NamesInput,
  color: Colour,
  is_public: z.boolean(),
});
export const LabelInput = labelFields.extend({ names: NamesInput.default({}), is_public: z.boolean().default(true) });
export type LabelInput = z.infer<typeof LabelInput>;

/** A record that uses a label: enough to name it and to link to it. */
export const LabelUse = z.strictObject({
  type: z.enum(["device", "algorithm", "page"]),
  id: Id,
  name: z.string(),
});
export type LabelUse = z.infer<typeof LabelUse>;

export const labelsApi = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/labels",
    access: "member",
    summary: "List the labels of the current customer",
    query: listQuery(["position", "name", "usage_count", "updated_at"], {
      is_public: queryFlag.optional(),
      /** Sorts by the names in this language. */
      locale: ContentLocale.optional(),
    }),
    response: z.strictObject({ labels: z.array(Label), meta: ListMeta }),
  }),
  create: endpoint({
    method: "POST",
    path: "/api/v1/labels",
    access: "editor",
    summary: "Create a label",
    body: z.strictObject({ label: LabelInput.extend({ id: Id.optional() }) }),
    response: z.strictObject({ label: Label }),
    status: 201,
  }),
  update: endpoint({
    method: "PUT",
    path: "/api/v1/labels/{id}",
    access: "editor",
    summary: "Change a label",
    params: IdParams,
    body: z.strictObject({ label: labelFields.partial().extend({ lock_version: LockVersion }) }),
    response: z.strictObject({ label: Label }),
  }),
  order: endpoint({
    method: "PUT",
    path: "/api/v1/labels/order",
    access: "editor",
    summary: "Set the order of labels",
    body: z.strictObject({ ids: z.array(Id).min(1).max(1000) }),
    response: Done,
  }),
  uses: endpoint({
    method: "GET",
    path: "/api/v1/labels/{id}/uses",
    access: "member",
    summary: "List where a label is used",
    params: IdParams,
    query: listQuery(["name"], {}),
    response: z.strictObject({ uses: z.array(LabelUse), meta: ListMeta }),
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/v1/labels/{id}",
    access: "editor",
    summary: "Delete a label and remove it everywhere",
    params: IdParams,
    response: Done,
  }),
  restore: endpoint({
    method: "POST",
    path: "/api/v1/labels/{id}/restore",
    access: "editor",
    summary: "Undo the deletion of a label, everywhere it was used",
    params: IdParams,
    response: z.strictObject({ label: Label }),
  }),
};
