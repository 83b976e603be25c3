import { type RawBuilder, sql } from "kysely";
import type { DB } from "#server/platform/database/schema.ts";

type Taken = {
  readonly taken: true;
  /** Derived, secret or transient columns. */
  readonly without?: readonly string[];
  /** Written into the file instead of the column's value. */
  readonly instead?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Values of columns that are not in the file but must have one. */
  readonly fill?: Readonly<Record<string, RawBuilder<unknown>>>;
};
type LeftOut = { readonly left_out: string };
type Decision = Taken | LeftOut;

const taken: Taken = { taken: true };
const leftOut = (left_out: string): LeftOut => ({ left_out });

const DIRECTORY = "The directory sends it again.";
const SECRET = "It lets people or programs in.";
const VISITS = "Single visits and exact counts stay where they were counted: the totals by day are taken.";
const DERIVED = "Made again from the other tables.";
const WAITING = "Work in progress of this installation.";
const INSTALLATION = "It belongs to the installation.";

/** A trigger on `datachains` writes these into the subject. */
const OF_CHAIN = ["identifiability", "chain_states", "chain_errors", "chain_warnings"];

/**
 * Decides for every table whether it goes into the file of a customer. A table that is missing here does not compile.
 * Restored in this order, as far as foreign keys allow.
 */
export const TABLES: Readonly<Record<keyof DB, Decision>> = {
  sites: taken,
  labels: taken,
  device_statuses: taken,
  organizations: taken,
  devices: { taken: true, without: [...OF_CHAIN, "search_text", "location_count", "has_page"] },
  device_labels: taken,
  locations: { taken: true, without: ["short_code"] },
  algorithms: { taken: true, without: OF_CHAIN },
  algorithm_labels: taken,
  algorithm_suppliers: taken,
  factsheets: { taken: true, without: ["save_id"] },
  datachains: { taken: true, without: ["save_id"] },
  datachain_versions: taken,
  datachain_organizations: taken,

  pages: { taken: true, without: ["save_id"] },
  page_labels: taken,
  page_links: taken,
  page_redirects: taken,
  page_relationships: taken,
  dismissed_relationships: taken,
  page_revisions: taken,
  page_schedules: taken,
  cancelled_schedules: taken,
  publications: taken,
  publication_images: taken,
  withholdings: taken,
  approval_settings: taken,
  yearly_reports: { taken: true, without: ["save_id"] },
  yearly_report_versions: taken,
  approvals: taken,
  translation_marks: taken,
  redirects: taken,
  redirect_days: taken,
  former_slugs: taken,
  images: { taken: true, without: ["variants_made_at"] },

  short_codes: taken,
  short_code_days: taken,
  short_code_events: taken,
  orphan_scans: taken,

  // A valid link ends with the file: nobody can know its new address.
  share_links: {
    taken: true,
    without: ["token_hash", "api_token_id"],
    instead: { revoked_at: sql`case when expires_at > now() then coalesce(revoked_at, now()) else revoked_at end` },
    fill: { token_hash: sql`sha256(convert_to(gen_random_uuid()::text, 'UTF8'))` },
  },
  share_link_mails: { taken: true, without: ["token_hash"] },
  suggestions: taken,
  feedback_responses: taken,
  saved_views: taken,
  import_recipes: taken,
  import_words: taken,
  import_profiles: taken,
  // Paused: a copy must not call other systems by itself.
  webhooks: { taken: true, instead: { is_active: sql`false` } },

  event_days: taken,
  event_details: taken,
  event_drops: taken,
  event_hours: taken,
  audit_entries: taken,

  outside_links: leftOut(DERIVED),
  customers: leftOut("Its name and short name are in manifest.json. Who has to sign in how is decided anew."),
  users: leftOut("Name, address and role of the people who appear are in people.jsonl."),
  memberships: leftOut("Roles are in people.jsonl."),
  taxonomies: leftOut("The releases that its datachains use are in taxonomies.jsonl."),

  auth_tokens: leftOut(SECRET),
  invitations: leftOut(SECRET),
  password_resets: leftOut(SECRET),
  authenticators: leftOut(SECRET),
  authenticator_setups: leftOut(SECRET),
  recovery_codes: leftOut(SECRET),
  passkeys: leftOut(SECRET),
  passkey_challenges: leftOut(SECRET),
  second_step_challenges: leftOut(SECRET),
  preview_sessions: leftOut(SECRET),
  setup_links: leftOut(SECRET),
  webhook_secrets: leftOut(SECRET),
  api_tokens: leftOut(SECRET),
  assistant_settings: leftOut("Who may let programs in is decided anew."),
  identity_providers: leftOut(SECRET),
  writing_help: leftOut(SECRET),
  identity_domains: leftOut("Proven for the workspace that they are in."),
  identity_links: leftOut(SECRET),
  identity_attempts: leftOut(SECRET),
  identity_handovers: leftOut(SECRET),
  identity_logouts: leftOut(WAITING),
  register_connections: leftOut(SECRET),
  register_records: leftOut("What a register has depends on the connection, which is left out."),
  scim_tokens: leftOut(SECRET),
  scim_people: leftOut(DIRECTORY),
  scim_groups: leftOut(DIRECTORY),
  scim_members: leftOut(DIRECTORY),
  database_logins: leftOut(SECRET),
  feedback_salts: leftOut(SECRET),

  events: leftOut(VISITS),
  event_counts: leftOut(VISITS),
  event_staff: leftOut(VISITS),
  count_series: leftOut(VISITS),
  feedback_originals: leftOut("Covered personal data stays where residents wrote it."),
  known_networks: leftOut("Where people signed in from."),

  device_counts: leftOut(DERIVED),
  device_words: leftOut(DERIVED),
  guide_places: leftOut(DERIVED),
  guide_texts: leftOut(DERIVED),
  guide_words: leftOut(DERIVED),
  listed_pages: leftOut(DERIVED),
  page_counts: leftOut(DERIVED),
  public_changes: leftOut(DERIVED),
  public_change_counters: leftOut(DERIVED),

  imports: leftOut("Uploaded files and their undo: the records that they made are taken."),
  import_rows: leftOut("Uploaded files and their undo: the records that they made are taken."),
  sign_batches: leftOut("Printed again from the codes; kept for a week only."),
  webhook_deliveries: leftOut("Messages to other systems; kept for a month only."),
  customer_changes: leftOut(WAITING),
  event_days_due: leftOut(WAITING),
  page_presence: leftOut(WAITING),
  pages_being_compared: leftOut(WAITING),
  pages_to_compare: leftOut(WAITING),
  idempotency_keys: leftOut(WAITING),
  rate_limits: leftOut(WAITING),
  scan_batches: leftOut(WAITING),
  sign_in_waits: leftOut(WAITING),
  migrations: leftOut(INSTALLATION),
};

const decisionOn = (table: string): Decision | undefined => (TABLES as Record<string, Decision>)[table];

/** The decision on a table that is taken. */
export function takenAs(table: string): Taken {
  const decision = decisionOn(table);
  if (!decision || !("taken" in decision)) throw new Error(`${table} is not in the file`);
  return decision;
}

export const isTaken = (table: string) => "taken" in (decisionOn(table) ?? {});
