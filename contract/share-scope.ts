import type { ShareRule } from "./endpoint.ts";

/** `/inventory/devices/{id}/…` → the one device a share session may see. */
const SUBJECT_PATHS: Record<Exclude<ShareRule, "any">["subject"], RegExp> = {
  device: /^\/inventory\/devices\/([\w-]+)(?:\/|$)/,
  algorithm: /^\/inventory\/algorithms\/([\w-]+)(?:\/|$)/,
  page: /^\/guide-app\/pages\/\w+\/([\w-]+)(?:\/|$)/,
};

/** Whether a share session that was made for `redirect_to` may make a call: the server refuses it otherwise, and the admin does not ask. */
export function isInShareScope(
  rule: ShareRule | undefined,
  redirect_to: string,
  params: Readonly<Record<string, unknown>>,
) {
  if (rule === undefined) return false;
  if (rule === "any") return true;
  const id = SUBJECT_PATHS[rule.subject].exec(redirect_to)?.[1];
  return id !== undefined && id === params[rule.param];
}
