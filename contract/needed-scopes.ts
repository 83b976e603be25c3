import type { Endpoint } from "./endpoint.ts";
import { api } from "./index.ts";
import type { NeededScope, TokenNoun } from "./token-scopes.ts";

type Group = keyof typeof api;

/**
 * All other groups are closed to tokens: accounts, sign-in, the team, other doors into the workspace, personal settings,
 * and what covers every noun at once.
 */
const NOUN_OF: Readonly<Partial<Record<Group, TokenNoun | "any">>> = {
  customers: "any",
  sites: "pages",
  labels: "labels",
  organizations: "organizations",
  statuses: "devices",
  devices: "devices",
  locations: "devices",
  deviceChain: "devices",
  algorithms: "algorithms",
  factsheets: "algorithms",
  registerRecords: "algorithms",
  algorithmChain: "algorithms",
  taxonomies: "any",
  pages: "pages",
  progress: "pages",
  publications: "pages",
  approvals: "pages",
  publicChanges: "changes",
  relationships: "pages",
  redirects: "pages",
  translations: "pages",
  guide: "pages",
  outsideLinks: "pages",
  yearlyReports: "pages",
  shortCodes: "short_codes",
  codePlaces: "short_codes",
  orphanScans: "short_codes",
  qrCodes: "short_codes",
  signs: "short_codes",
  feedback: "feedback",
  analytics: "analytics",
};

/** Tokens read and edit; they never manage, whatever the role of the person behind them. */
const isOpen = ({ access, token }: Endpoint) => (access === "member" || access === "editor") && token !== "never";

function neededScope(group: Group, endpoint: Endpoint): NeededScope {
  const noun = NOUN_OF[group];
  if (!noun || !isOpen(endpoint)) return undefined;
  return noun === "any" ? noun : `${noun}:${endpoint.method === "GET" ? "read" : "write"}`;
}

const groups = Object.entries(api) as [Group, Readonly<Record<string, Endpoint>>][];

/** What an API token needs for each endpoint, derived from its group and method. */
export const NEEDED_SCOPES: ReadonlyMap<Endpoint, NeededScope> = new Map(
  groups.flatMap(([group, verbs]) =>
    Object.values(verbs).map((one): [Endpoint, NeededScope] => [one, neededScope(group, one)]),
  ),
);
