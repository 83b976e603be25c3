/** Terms must be accepted again if the configured date is later than the acceptance. */
export function areTermsExpired(terms_date: string | undefined, accepted_at: string | null | undefined) {
  if (!terms_date) return false;
  const due = Date.parse(terms_date);
  if (Number.isNaN(due)) return false;
  return !accepted_at || due > Date.parse(accepted_at);
}
