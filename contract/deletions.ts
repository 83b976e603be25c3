import * as z from "zod";
import { Id, ListMeta, listQuery, Timestamp } from "./common.ts";
import { endpoint } from "./endpoint.ts";

/** Record types with a list, and therefore with a list of deleted records. */
export const DELETED_TYPES = ["device", "algorithm", "organization", "label", "page"] as const;
export const DeletedType = z.enum(DELETED_TYPES);
export type DeletedType = z.infer<typeof DeletedType>;

/** A deleted record that can still be restored, with the `restore` endpoint of its type. */
export const Deletion = z.strictObject({
  id: Id,
  name: z.string(),
  deleted_at: Timestamp,
  /** Null if the account no longer exists. */
  deleted_by: z.string().nullable(),
  restorable_until: Timestamp,
});
export type Deletion = z.infer<typeof Deletion>;

export const deletionsApi = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/deletions",
    access: "editor",
    summary: "List deleted records that can still be restored, latest first",
    query: listQuery(["deleted_at", "name"], { type: DeletedType }),
    response: z.strictObject({ deletions: z.array(Deletion), meta: ListMeta }),
  }),
};
