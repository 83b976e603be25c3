import * as z from "zod";

/** All expected failures. A code without a text in every language does not compile (admin/i18n). */
export const ERROR_STATUS = {
  invalid_input: 400,
  image_unreadable: 400,
  document_unreadable: 400,
  file_unreadable: 400,
  workbook_encrypted: 400,
  workbook_has_macros: 400,
  workbook_has_links: 400,
  workbook_old: 400,
  password_too_weak: 400,
  colour_contrast_too_low: 400,
  code_not_allowed: 400,
  address_not_allowed: 400,
  register_secret_needed: 400,
  register_user_needed: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  forbidden: 403,
  no_customer: 403,
  share_session_out_of_scope: 403,
  token_out_of_scope: 403,
  assistants_off: 403,
  terms_not_accepted: 403,
  password_needed: 403,
  password_wrong: 403,
  /** Signing in: `current` is the challenge for the next call. */
  second_step_required: 403,
  second_step_expired: 403,
  /** The workspace demands a second step, and this session has none. */
  second_step_demanded: 403,
  approval_own: 403,
  approval_by_manager: 403,
  approval_by_person: 403,
  code_wrong: 403,
  passkey_refused: 403,
  passkey_expired: 403,
  city_sign_in_needed: 403,
  workspace_suspended: 403,
  not_found: 404,
  link_invalid: 404,
  conflict: 409,
  customer_changed: 409,
  secrets_key_missing: 409,
  second_step_missing: 409,
  last_second_step: 409,
  second_step_absent: 409,
  second_step_elsewhere: 409,
  passkeys_off: 409,
  passkey_exists: 409,
  too_many_passkeys: 409,
  label_name_taken: 409,
  status_name_taken: 409,
  reference_taken: 409,
  /** Of a merge; `current.references` names them. */
  references_shared: 409,
  organization_name_taken: 409,
  organization_identifier_taken: 409,
  organization_in_use: 409,
  organization_cycle: 409,
  view_name_taken: 409,
  import_not_ready: 409,
  batch_not_ready: 409,
  taxonomy_exists: 409,
  standard_api_off: 409,
  writing_help_off: 409,
  /** The words to draft, or the words they come from. */
  text_changed: 409,
  slug_taken: 409,
  page_exists: 409,
  page_is_public: 409,
  path_taken: 409,
  code_taken: 409,
  code_not_blank: 409,
  code_retired: 409,
  redirect_loop: 409,
  domain_taken: 409,
  email_taken: 409,
  already_member: 409,
  last_manager: 409,
  workspace_has_manager: 409,
  last_administrator: 409,
  role_from_directory: 409,
  break_glass_needed: 409,
  break_glass_password: 409,
  break_glass_step: 409,
  break_glass_named: 409,
  too_many_suggestions: 409,
  too_many_webhooks: 409,
  too_many_tokens: 409,
  register_off: 409,
  register_busy: 409,
  /** `current.missing` names the fields. */
  register_not_ready: 409,
  register_not_sent: 409,
  page_not_public: 409,
  version_is_public: 409,
  report_adopted: 409,
  report_not_adopted: 409,
  report_is_public: 409,
  approval_off: 409,
  approval_missing: 409,
  approval_outdated: 409,
  schedule_passed: 409,
  home_stays_public: 409,
  image_too_large: 413,
  body_too_large: 413,
  file_too_large: 413,
  workbook_too_large: 413,
  image_type_not_supported: 415,
  page_has_errors: 422,
  /** `current.findings` says what is missing. */
  report_has_findings: 422,
  idempotency_key_reused: 422,
  qr_unreadable: 422,
  took_too_long: 422,
  out_of_memory: 422,
  too_many_requests: 429,
  internal: 500,
  standard_api_failed: 502,
  /** `current.problem` says why. */
  writing_help_failed: 502,
  busy: 503,
  unavailable: 503,
  provider_away: 503,
  timed_out: 504,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;
export const ERROR_CODES = Object.keys(ERROR_STATUS) as ErrorCode[];

export const ErrorBody = z.object({
  code: z.enum(ERROR_CODES),
  message: z.string(),
  /** Message per rejected field, by path: `label.name`. */
  fields: z.record(z.string(), z.string()).optional(),
  /** With `conflict`: the current row. With `page_has_errors`: `{ findings }`. */
  current: z.unknown().optional(),
  /** With `conflict`: the name of the person who saved in the meantime, if known. */
  changed_by: z.string().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** Hand-written, so that screens that only read errors need not load zod. */
export function isErrorBody(data: unknown): data is ErrorBody {
  if (typeof data !== "object" || data === null) return false;
  const { code, message, fields } = data as Partial<Record<string, unknown>>;
  const isKnown = (ERROR_CODES as unknown[]).includes(code) && typeof message === "string";
  return isKnown && (fields === undefined || (typeof fields === "object" && fields !== null));
}
