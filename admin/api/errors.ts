import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { i18n, uiLocale } from "#admin/i18n/i18n.ts";
import { formatRelative } from "#admin/i18n/format.ts";
import { contractWords } from "#admin/i18n/contract-words.ts";
import { ApiError } from "#contract/client.ts";
import { ERROR_CODES } from "#contract/errors.ts";

const [MINUTE, HOUR] = [60, 3600];

/** Rounded up: a try before the end of the wait is refused too. */
function tryAgainWords(seconds: number) {
  const unit = seconds < HOUR ? MINUTE : HOUR;
  const now = Date.now();
  const until = now + Math.ceil(seconds / unit) * unit * 1000;
  return i18n.t("errors.too_many_requests_until", { when: formatRelative(until, now) });
}

/** Describes any failed call, in the screen's language. */
export function errorWords(error: unknown): string {
  if (!(error instanceof ApiError)) return i18n.t("errors.network");
  const { code, message } = error.body;
  if (code === "too_many_requests" && error.retry_after) return tryAgainWords(error.retry_after);
  // another API has messages, but not our codes
  if (code === "internal" && message && error.status < 500) return message;
  return i18n.t(ERROR_CODES.includes(code) ? `errors.${code}` : "errors.internal");
}

/** The server's field messages are English; other languages get a generic translated sentence. */
function fieldWords(error: ApiError, message: string) {
  if (error.body.code !== "invalid_input") return errorWords(error);
  return contractWords(message) ?? (uiLocale() === "en" ? message : i18n.t("errors.field_refused"));
}

/** `label.name` as the form knows it: `name`. */
const withoutNoun = (path: string) => path.slice(path.indexOf(".") + 1);

/** Puts the errors of a rejected call on the form's fields. Those without a field go to `root`, for the error summary. */
export function showErrors<T extends FieldValues>(
  error: unknown,
  form: { setError: UseFormSetError<T>; getValues: () => T },
): void {
  const fields = error instanceof ApiError ? Object.entries(error.body.fields ?? {}) : [];
  const known = fields
    .map(([path, message]) => ({ name: withoutNoun(path), message }))
    .filter(({ name }) => (name.split(".")[0] ?? "") in form.getValues());
  for (const { name, message } of known) {
    form.setError(name as Path<T>, { type: "server", message: fieldWords(error as ApiError, message) });
  }
  if (known.length === 0) form.setError("root", { type: "server", message: errorWords(error) });
}
