import * as z from "zod";
import { Id, Timestamp } from "./common.ts";
import { Role } from "./customers.ts";
import { endpoint, file, spooledFile } from "./endpoint.ts";

/** What people recognise of a workspace. Every other table is in the file as well. */
export const COUNTED = [
  "devices",
  "locations",
  "algorithms",
  "organizations",
  "pages",
  "publications",
  "short_codes",
  "feedback_responses",
  "images",
  "audit_entries",
] as const;
const Counts = z.strictObject(
  Object.fromEntries(COUNTED.map((name) => [name, z.int()])) as Record<(typeof COUNTED)[number], z.ZodInt>,
);
export type CustomerFileCounts = z.infer<typeof Counts>;

const CONFLICT_KINDS = ["name", "slug", "domain", "short_code", "former_slug", "taxonomy"] as const;
/** Something of the file that is in use here. `becomes` is null if it is left out. */
export const Conflict = z.strictObject({
  kind: z.enum(CONFLICT_KINDS),
  value: z.string(),
  becomes: z.string().nullable(),
});
export type Conflict = z.infer<typeof Conflict>;

/** Without an account here, a person keeps the name in the history and cannot sign in. */
export const RestoredPerson = z.strictObject({
  name: z.string(),
  email: z.string().nullable(),
  role: Role.nullable(),
  has_account: z.boolean(),
});
export type RestoredPerson = z.infer<typeof RestoredPerson>;

export const RestoreReport = z.strictObject({
  /** Null after a dry run. */
  customer_id: Id.nullable(),
  name: z.string(),
  slug: z.string(),
  made_at: Timestamp,
  made_by: z.string().nullable(),
  made_on: z.string(),
  product_version: z.string(),
  counts: Counts,
  row_count: z.int(),
  image_bytes: z.int(),
  /** Rows of images without the image itself. */
  missing_image_count: z.int(),
  /** Rows whose id is in use here. */
  new_id_count: z.int(),
  /** Members only; the history may name more people. */
  members: z.array(RestoredPerson),
  conflicts: z.array(Conflict),
  /** Releases of the standard that are added for all customers. */
  new_taxonomies: z.array(z.string()),
});
export type RestoreReport = z.infer<typeof RestoreReport>;

export const customerFileApi = {
  contents: endpoint({
    method: "GET",
    path: "/api/v1/customer_file/contents",
    access: "manager",
    summary: "What the file of the current customer will hold",
    response: z.strictObject({ counts: Counts, image_bytes: z.int() }),
  }),
  download: endpoint({
    method: "GET",
    path: "/api/v1/customer_file",
    access: "manager",
    summary: "Everything that the current customer has entered, as one archive (docs/formats-workspace.md)",
    response: file("application/zip"),
  }),
  restore: endpoint({
    method: "POST",
    path: "/api/v1/customer_file",
    access: "admin",
    summary: "Restore such a file as a new customer, all or nothing. A dry run does the same and keeps nothing",
    query: z.strictObject({ dry_run: z.enum(["true", "false"]) }),
    body: spooledFile(/^file$/, "`file`: the archive, at most 500 MB; larger ones on the command line"),
    response: z.strictObject({ report: RestoreReport }),
    max_bytes: 500 * 1024 * 1024,
  }),
};
