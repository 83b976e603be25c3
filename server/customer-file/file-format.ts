import * as z from "zod";
import { Timestamp } from "#contract/common.ts";

/** Raised when an older Guidepost could not read the file correctly. */
export const FORMAT_VERSION = 1;
export const MANIFEST = "manifest.json";
export const PEOPLE = "people.jsonl";
export const TAXONOMIES = "taxonomies.jsonl";
export const rowsFile = (table: string) => `records/${table}.jsonl`;
export const imageFile = (key: string) => `images/${key}`;

const ROWS_FILE = /^records\/([a-z_]{1,63})\.jsonl$/;
const IMAGE_FILE = /^images\/([0-9a-f]{64}\.(?:jpg|png|webp))$/;
export const tableOf = (name: string) => ROWS_FILE.exec(name)?.[1];
export const imageKeyOf = (name: string) => IMAGE_FILE.exec(name)?.[1];

/** A file in the archive, as the manifest describes it. */
const Part = z.strictObject({
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  rows: z.int().min(0).optional(),
  columns: z.array(z.string().max(63)).max(500).optional(),
});
export type Part = z.infer<typeof Part>;

export const Manifest = z.strictObject({
  format: z.literal("guidepost-workspace"),
  format_version: z.int(),
  product_version: z.string().max(50),
  made_at: Timestamp,
  made_by: z.string().max(500).nullable(),
  /** The host of the administration that made the file. */
  made_on: z.string().max(300),
  workspace: z.strictObject({
    id: z.uuid(),
    name: z.string().trim().min(1).max(300),
    slug: z.string().regex(/^[a-z0-9-]{1,60}$/),
    created_at: Timestamp,
  }),
  /** Images that the store had lost. */
  missing_images: z.array(z.string().max(80)).max(1_000_000),
  files: z.record(z.string().max(120), Part),
});
export type Manifest = z.infer<typeof Manifest>;

/** A person in the workspace or its history. Only members have an address and a role. */
export const PersonLine = z.strictObject({
  id: z.uuid(),
  name: z.string().max(500),
  email: z.email().max(254).nullable(),
  role: z.enum(["viewer", "editor", "manager"]).nullable(),
});
export type PersonLine = z.infer<typeof PersonLine>;
