import * as z from "zod";
import { Done, Id, IdParams, oneLine } from "./common.ts";
import { endpoint } from "./endpoint.ts";

export const ListName = z.enum(["devices", "algorithms", "organizations", "pages", "signs"]);
export type ListName = z.infer<typeof ListName>;

const savedViewFields = z.strictObject({
  name: oneLine(60).min(1),
  /** The query string of the list, or of a sign preview; the latter may contain texts in any script. */
  query: z.string().max(10_000),
  is_shared: z.boolean(),
});
export const SavedViewInput = savedViewFields.extend({ is_shared: z.boolean().default(false) });

export const SavedView = z.strictObject({
  id: Id,
  list: ListName,
  name: z.string(),
  query: z.string(),
  is_shared: z.boolean(),
  is_mine: z.boolean(),
  /** Name of the person who saved it; they may have left since. */
  owner: z.string().nullable(),
});
export type SavedView = z.infer<typeof SavedView>;

/** Named filters, sorting and columns of a list, or sign designs. Too few to need paging. */
export const savedViewsApi = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/saved_views",
    access: "member",
    summary: "My saved views of a list, and those that others share",
    query: z.strictObject({ list: ListName }),
    response: z.strictObject({ saved_views: z.array(SavedView) }),
  }),
  create: endpoint({
    method: "POST",
    path: "/api/v1/saved_views",
    access: "member",
    summary: "Save a view of a list",
    body: z.strictObject({ saved_view: SavedViewInput.extend({ id: Id.optional(), list: ListName }) }),
    response: z.strictObject({ saved_view: SavedView }),
    status: 201,
  }),
  update: endpoint({
    method: "PUT",
    path: "/api/v1/saved_views/{id}",
    access: "member",
    summary: "Change your own view",
    params: IdParams,
    body: z.strictObject({ saved_view: savedViewFields.partial() }),
    response: z.strictObject({ saved_view: SavedView }),
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/v1/saved_views/{id}",
    access: "member",
    summary: "Delete your own view; managers can delete any shared view",
    params: IdParams,
    response: Done,
  }),
};
