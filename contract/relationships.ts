import * as z from "zod";
import { Done, Id, IdParams } from "./common.ts";
import { Identifiability } from "./datachains.ts";
import { endpoint } from "./endpoint.ts";

/** How one page relates to another. The last two are symmetric. */
export const RELATION_TYPES = ["sends_data_to", "uses", "replaces", "part_of", "works_with", "same_place"] as const;
export const RelationType = z.enum(RELATION_TYPES);
export type RelationType = z.infer<typeof RelationType>;

const RelatedPage = z.strictObject({
  id: Id,
  type: z.enum(["device_page", "algorithm_page", "collection_page"]),
  title: z.string(),
  state: z.enum(["draft", "published", "changed", "withdrawn"]),
  identifiability: Identifiability.nullable(),
  template_id: z.string().nullable(),
});

export const Relationship = z.strictObject({
  id: Id,
  type: RelationType,
  /** From the requested page to the other, or the reverse. */
  direction: z.enum(["out", "in"]),
  page: RelatedPage,
});
export type Relationship = z.infer<typeof Relationship>;

/**
 * A page whose algorithm this device probably uses: the chain includes AI, and the algorithm names this device or shares a
 * label with it.
 */
export const RelationSuggestion = z.strictObject({ type: RelationType, page: RelatedPage, element_title: z.string() });
export type RelationSuggestion = z.infer<typeof RelationSuggestion>;

const page = "/api/v1/web/pages/{id}/relationships" as const;
const OfPage = z.strictObject({ id: Id, relationship_id: Id });

export const relationshipsApi = {
  list: endpoint({
    method: "GET",
    path: page,
    access: "member",
    summary: "The relationships of a page, both ways, and those that its datachain suggests",
    params: IdParams,
    response: z.strictObject({
      relationships: z.array(Relationship),
      suggestions: z.array(RelationSuggestion),
    }),
  }),
  create: endpoint({
    method: "POST",
    path: page,
    access: "editor",
    summary: "Relate a page to another",
    params: IdParams,
    body: z.strictObject({
      relationship: z.strictObject({
        id: Id.optional(),
        type: RelationType,
        direction: z.enum(["out", "in"]).default("out"),
        page_id: Id,
      }),
    }),
    response: z.strictObject({ relationship: Relationship }),
    status: 201,
  }),
  update: endpoint({
    method: "PUT",
    path: `${page}/{relationship_id}`,
    access: "editor",
    summary: "Change how two pages are related",
    params: OfPage,
    body: z.strictObject({
      relationship: z.strictObject({ type: RelationType, direction: z.enum(["out", "in"]) }),
    }),
    response: z.strictObject({ relationship: Relationship }),
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${page}/{relationship_id}`,
    access: "editor",
    summary: "Remove a relationship, on both pages",
    params: OfPage,
    response: Done,
  }),
  dismiss: endpoint({
    method: "POST",
    path: `${page}/dismissals`,
    access: "editor",
    summary: "Say that a suggested relationship is none",
    params: IdParams,
    body: z.strictObject({ page_id: Id }),
    response: Done,
  }),
};
