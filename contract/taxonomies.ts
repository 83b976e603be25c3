import * as z from "zod";
import { Timestamp } from "./common.ts";
import { Identifiability } from "./datachains.ts";
import { endpoint, multipart } from "./endpoint.ts";
import { LText } from "./texts.ts";

const Kind = z.enum(["device", "algorithm"]);
const Glyph = z.union([z.string(), z.strictObject({ view_box: z.string(), paths: z.array(z.string()).readonly() })]);

const Context = z.strictObject({
  id: z.string(),
  name: LText,
  description: LText,
  values: z
    .array(z.strictObject({ id: z.string(), name: LText, description: LText, color: z.string().nullable() }))
    .readonly(),
});

const Taxonomy = z.strictObject({
  id: z.string(),
  kind: Kind,
  based_on: z.string(),
  locales: z.array(z.string()).readonly(),
  /** Languages of the release itself, if fewer. */
  standard_locales: z.array(z.string()).readonly().optional(),
  license: z.string(),
  source: z.string(),
  categories: z
    .array(
      z.strictObject({
        id: z.string(),
        standard_id: z.string(),
        name: LText,
        prompt: LText,
        guidance: LText,
        sentence: LText,
        required: z.boolean(),
        shape: z.enum(["hexagon", "circle", "rounded-square", "octagon"]),
        variables: z
          .array(
            z.strictObject({
              id: z.string(),
              label: LText,
              required: z.boolean(),
              only_on: z.array(z.string()).readonly().optional(),
              options: z
                .array(
                  z.strictObject({
                    id: z.string(),
                    name: LText,
                    description: LText,
                    applies_to: z.array(z.string()).readonly(),
                  }),
                )
                .readonly()
                .optional(),
            }),
          )
          .readonly(),
        /** What the release itself declares, if that differs. */
        standard_variables: z
          .array(
            z.strictObject({
              id: z.string(),
              required: z.boolean(),
              only_on: z.array(z.string()).readonly().optional(),
              is_choice: z.boolean().optional(),
            }),
          )
          .readonly()
          .optional(),
        context: Context.nullable(),
      }),
    )
    .readonly(),
  elements: z
    .array(
      z.strictObject({
        id: z.string(),
        category_id: z.string(),
        title: LText,
        description: LText,
        phrase: LText.optional(),
        sentence: LText.optional(),
        glyph: Glyph,
        identifiability: Identifiability,
      }),
    )
    .readonly(),
  subchains: z
    .array(z.strictObject({ id: z.string(), name: LText, categories: z.array(z.string()).readonly() }))
    .readonly(),
});

export const TaxonomyItem = z.strictObject({
  id: z.string(),
  kind: Kind,
  based_on: z.string(),
  locales: z.array(z.string()),
  category_count: z.int(),
  element_count: z.int(),
  is_built_in: z.boolean(),
  imported_at: Timestamp.nullable(),
});
export type TaxonomyItem = z.infer<typeof TaxonomyItem>;

/** Reason for rejecting a release, or for skipping a part of it. Codes are in datachain/release-parse.ts. */
const ReleaseProblem = z.strictObject({ code: z.string(), path: z.string(), message: z.string() });
export type ReleaseProblem = z.infer<typeof ReleaseProblem>;

const RELEASE_CHANGES = [
  "category_new",
  "category_gone",
  "category_required",
  "element_new",
  "element_gone",
  "element_renamed",
  "element_moved",
  "language_new",
  "language_gone",
] as const;
const ReleaseChange = z.strictObject({
  code: z.enum(RELEASE_CHANGES),
  name: LText,
  /** The former name, or the former category. */
  before: LText.optional(),
  /** The category of an element. */
  category: LText.optional(),
});
export type ReleaseChange = z.infer<typeof ReleaseChange>;

/** What a release contains, and how it differs from the newest one here of the same kind. */
const ReleasePlan = TaxonomyItem.extend({
  categories: z.array(z.strictObject({ id: z.string(), name: LText, element_count: z.int(), required: z.boolean() })),
  compared_with: z.string(),
  changes: z.array(ReleaseChange),
});
export type ReleasePlan = z.infer<typeof ReleasePlan>;

const PublishedVersion = z.strictObject({
  version: z.string(),
  status: z.string().nullable(),
  created_at: z.string().nullable(),
  is_here: z.boolean(),
});

/** Records whose datachain is pinned to a version, by workspace. */
const TaxonomyUse = z.strictObject({
  taxonomy_id: z.string(),
  record_count: z.int(),
  workspaces: z.array(z.strictObject({ name: z.string(), is_current: z.boolean(), record_count: z.int() })),
  /** The first ones of the current workspace. */
  records: z.array(z.strictObject({ kind: Kind, id: z.string(), name: z.string() })),
});
export type TaxonomyUse = z.infer<typeof TaxonomyUse>;

/** SVG glyphs by symbol. Missing or unusable ones are replaced by ours. */
const Symbols = z.record(z.string().max(100), z.string().max(50_000));

/** Versions of the DTPR vocabulary. Immutable, so responses may be cached forever. */
export const taxonomiesApi = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/taxonomies",
    access: "member",
    share: "any",
    summary: "All versions of the vocabulary",
    response: z.strictObject({
      taxonomies: z.array(TaxonomyItem),
      /** Host of the standard's public API, if this installation may ask it. */
      standard_host: z.string().nullable(),
    }),
  }),
  get: endpoint({
    method: "GET",
    path: "/api/v1/taxonomies/{taxonomy_id}",
    access: "member",
    share: "any",
    summary: "One complete version of the vocabulary",
    params: z.strictObject({ taxonomy_id: z.string().max(80) }),
    response: z.strictObject({ taxonomy: Taxonomy }),
    has_etag: true,
  }),
  usage: endpoint({
    method: "GET",
    path: "/api/v1/taxonomies/usage",
    access: "admin",
    summary: "Which records use which version of the vocabulary",
    response: z.strictObject({ usage: z.array(TaxonomyUse) }),
  }),
  published: endpoint({
    method: "GET",
    path: "/api/v1/taxonomies/published",
    access: "admin",
    summary: "Releases listed by the public API of the standard, if this installation may ask it",
    response: z.strictObject({ releases: z.array(PublishedVersion) }),
  }),
  fetch: endpoint({
    method: "GET",
    path: "/api/v1/taxonomies/published/{version}",
    access: "admin",
    summary: "One release from the public API of the standard, to be checked and added",
    params: z.strictObject({ version: z.string().regex(/^[\w-]{1,40}@[\w.-]{1,40}$/) }),
    response: z.strictObject({ release: z.unknown(), symbols: Symbols }),
  }),
  read: endpoint({
    method: "POST",
    path: "/api/v1/taxonomies/read",
    access: "admin",
    summary:
      "One release from its published files, to be checked and added: a ZIP file of its build or of its YAML sources, or JSON with `files` by name",
    body: multipart(/^file$/, "`file`: the ZIP file, or the JSON, at most 8 MB"),
    response: z.strictObject({ release: z.unknown(), symbols: Symbols }),
    max_bytes: 8 * 1024 * 1024,
  }),
  take: endpoint({
    method: "POST",
    path: "/api/v1/taxonomies",
    access: "admin",
    summary: "Add a release of the standard, or only report what would be added",
    body: z.strictObject({
      release: z.unknown(),
      symbols: Symbols.optional(),
      dry_run: z.boolean(),
    }),
    max_bytes: 8 * 1024 * 1024,
    response: z.strictObject({
      taxonomies: z.array(ReleasePlan),
      problems: z.array(ReleaseProblem),
      taken: z.boolean(),
    }),
  }),
};
