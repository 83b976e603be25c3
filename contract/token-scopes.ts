/** What a token can be allowed to read, or to read and write. Each covers one or more groups of the contract. */
export const TOKEN_NOUNS = [
  "devices",
  "algorithms",
  "organizations",
  "labels",
  "pages",
  "short_codes",
  "feedback",
  "analytics",
  "changes",
  "suggestions",
] as const;
export type TokenNoun = (typeof TOKEN_NOUNS)[number];

export const TOKEN_RIGHTS = ["read", "write"] as const;
export type TokenRight = (typeof TOKEN_RIGHTS)[number];

/** `{ devices: "write" }`: writing includes reading. A missing noun is not allowed. */
export type TokenScopes = Readonly<Partial<Record<TokenNoun, TokenRight>>>;

/** Nothing of these can be changed through the API. */
export const READ_ONLY_NOUNS: readonly TokenNoun[] = ["analytics", "changes"];

/** What a call needs: `any` valid token, one with this scope, or undefined: no token at all. */
export type NeededScope = "any" | `${TokenNoun}:${TokenRight}` | undefined;

/** Whether these scopes are enough. */
export function isInTokenScope(scopes: TokenScopes, needed: NeededScope) {
  if (needed === undefined) return false;
  if (needed === "any") return true;
  const [noun, right] = needed.split(":") as [TokenNoun, TokenRight];
  return scopes[noun] === "write" || scopes[noun] === right;
}
