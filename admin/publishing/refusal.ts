import { ApiError } from "#contract/client.ts";
import type { PageFinding } from "#contract/publications.ts";

type Refused = { readonly findings: readonly PageFinding[] };
const isRefused = (current: unknown): current is Refused =>
  typeof current === "object" && current !== null && "findings" in current && Array.isArray(current.findings);

/**
 * Why publishing or asking for it failed: the page changed meanwhile, checks found errors, approval is missing or not
 * theirs to give, or the request failed.
 */
export type Refusal =
  | { readonly kind: "changed" }
  | { readonly kind: "errors"; readonly findings: readonly PageFinding[] }
  | { readonly kind: "approval"; readonly error: unknown }
  | { readonly kind: "failed"; readonly error: unknown };

export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return { kind: "failed", error };
  const { code, current } = error.body;
  if (code === "conflict") return { kind: "changed" };
  if (code.startsWith("approval_")) return { kind: "approval", error };
  if (code !== "page_has_errors" || !isRefused(current)) return { kind: "failed", error };
  return { kind: "errors", findings: current.findings };
}

/** The request is not waiting any more. */
export const isDecided = (error: unknown) => error instanceof ApiError && error.body.code === "approval_missing";
