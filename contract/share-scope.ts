import type { ShareRule } from "./endpoint.ts";

export const SHARED_SUBJECTS = ["device", "algorithm", "page"] as const;
export type SharedSubject = { readonly type: (typeof SHARED_SUBJECTS)[number]; readonly id: string };

/** The parts of a subject a link can be made for. */
export const SHARED_PARTS = ["details", "datachain", "factsheet", "page"] as const;
export type SharedPart = (typeof SHARED_PARTS)[number];

/** `/inventory/devices/{id}/…` → the only device a share session may see. */
const SUBJECT_PATHS: Record<SharedSubject["type"], RegExp> = {
  device: /^\/inventory\/devices\/([\w-]+)(?:\/|$)/,
  algorithm: /^\/inventory\/algorithms\/([\w-]+)(?:\/|$)/,
  page: /^\/guide-app\/pages\/\w+\/([\w-]+)(?:\/|$)/,
};

const PARTS: Record<SharedSubject["type"], readonly SharedPart[]> = {
  device: ["details", "datachain"],
  algorithm: ["details", "factsheet", "datachain"],
  page: ["page"],
};

/** The subject of a link to `redirect_to`. */
export function sharedSubject(redirect_to: string): SharedSubject | undefined {
  for (const type of SHARED_SUBJECTS) {
    const id = SUBJECT_PATHS[type].exec(redirect_to)?.[1];
    if (id !== undefined) return { type, id };
  }
  return undefined;
}

/** The parts covered by a link to `redirect_to`: the one it leads to, or all of them. */
export function sharedParts(redirect_to: string): readonly SharedPart[] {
  const subject = sharedSubject(redirect_to);
  if (!subject) return [];
  const rest = redirect_to.slice(redirect_to.indexOf(subject.id) + subject.id.length).split("/")[1];
  if (subject.type === "page" || !rest) return PARTS[subject.type];
  return PARTS[subject.type].filter((part) => part === rest);
}

/** The parts available for this kind of subject. */
export const partsOf = (type: SharedSubject["type"]) => PARTS[type];

/**
 * Whether a share session for `redirect_to` may make a call. The server rejects it otherwise, and the admin skips the
 * request. Browsers do not know their session's permission, so `suggest` is left to the server.
 */
export function isInShareScope(
  rule: ShareRule | undefined,
  { redirect_to, permission = "suggest" }: { redirect_to: string; permission?: "view" | "suggest" },
  params: Readonly<Record<string, unknown>>,
) {
  if (rule === undefined) return false;
  if (rule === "any") return true;
  if (rule === "suggest") return permission === "suggest";
  const id = SUBJECT_PATHS[rule.subject].exec(redirect_to)?.[1];
  return id !== undefined && (rule.param === undefined || id === params[rule.param]);
}
