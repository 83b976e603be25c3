import type { Endpoint } from "./endpoint.ts";
import type { api } from "./index.ts";

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
] as const;
export type TokenNoun = (typeof TOKEN_NOUNS)[number];

export const TOKEN_RIGHTS = ["read", "write"] as const;
export type TokenRight = (typeof TOKEN_RIGHTS)[number];

/** `{ devices: "write" }`: writing includes reading. A missing noun is not allowed. */
export type TokenScopes = Readonly<Partial<Record<TokenNoun, TokenRight>>>;

/** Nothing of these can be changed through the API. */
export const READ_ONLY_NOUNS: readonly TokenNoun[] = ["analytics"];

/** What a call needs: `any` valid token, one with this scope, or undefined: no token at all. */
export type NeededScope = "any" | `${TokenNoun}:${TokenRight}` | undefined;

type Group = keyof typeof api;

/**
 * Null closes a group to tokens: accounts, sign-in, the team, other doors into the workspace, personal settings, and
 * what covers every noun at once.
 */
const NOUN_OF: Readonly<Record<Group, TokenNoun | "any" | null>> = {
  session: null,
  user: null,
  customers: "any",
  team: null,
  apiTokens: null,
  sites: "pages",
  labels: "labels",
  organizations: "organizations",
  statuses: "devices",
  devices: "devices",
  locations: "devices",
  deviceChain: "devices",
  algorithms: "algorithms",
  factsheets: "algorithms",
  algorithmChain: "algorithms",
  taxonomies: "any",
  savedViews: null,
  imports: null,
  pages: "pages",
  progress: "pages",
  publications: "pages",
  relationships: "pages",
  redirects: "pages",
  translations: "pages",
  shareLinks: null,
  suggestions: null,
  guide: "pages",
  shortCodes: "short_codes",
  codePlaces: "short_codes",
  orphanScans: "short_codes",
  qrCodes: "short_codes",
  signs: "short_codes",
  feedback: "feedback",
  analytics: "analytics",
  dashboard: null,
  deletions: null,
  webhooks: null,
  customerFile: null,
};

/** Tokens read and edit; they never manage, whatever the role of the person behind them. */
const isOpen = ({ access, token }: Endpoint) => (access === "member" || access === "editor") && token !== "never";

/** What a token needs to call an endpoint of a group of the contract. */
export function neededScope(group: string, endpoint: Endpoint): NeededScope {
  const noun = group in NOUN_OF ? NOUN_OF[group as Group] : null;
  if (!noun || !isOpen(endpoint)) return undefined;
  return noun === "any" ? noun : `${noun}:${endpoint.method === "GET" ? "read" : "write"}`;
}

/** Whether these scopes are enough. */
export function isInTokenScope(scopes: TokenScopes, needed: NeededScope) {
  if (needed === undefined) return false;
  if (needed === "any") return true;
  const [noun, right] = needed.split(":") as [TokenNoun, TokenRight];
  return scopes[noun] === "write" || scopes[noun] === right;
}
