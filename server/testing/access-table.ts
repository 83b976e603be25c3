import type { Access, Endpoint } from "#contract/endpoint.ts";
import { api } from "#contract/index.ts";
import type { NeededScope } from "#contract/token-scopes.ts";

type Line = Access | `${Access} ${NonNullable<NeededScope>}`;

/**
 * Who may call each endpoint, kept by hand: the only source of what the access tests expect. `access.test.ts` fails if
 * the contract differs, so nobody loosens or tightens an endpoint without changing a reviewed line here.
 *
 * A plain string is the minimum role and, if API tokens are allowed, what they need: `any` valid one or a scope such as
 * `devices:read`. Without it, no token may. Additional fields:
 * - `in_customer`: an administrator acts in the current customer, limited to its rows
 * - `share`: share links may call it: `any` of them, those that may `suggest`, or those for one `subject`, whose id is
 *   the path parameter `param`
 * - `before_terms`: works before new terms of use are accepted
 */
const ACCESS_TABLE: Readonly<Record<string, Readonly<Record<string, AccessRule | Line>>>> = {
  session: {
    login: "public",
    secondStep: "public",
    exchange: "public",
    logout: { access: "signed-in", share: "any", before_terms: true },
    requestReset: "public",
    reset: "public",
    invitation: "public",
    acceptInvitation: "public",
    setup: "public",
  },
  user: {
    get: { access: "signed-in", before_terms: true },
    update: "signed-in",
    switchCustomer: "signed-in",
    setPassword: "signed-in",
    confirmPassword: "signed-in",
    confirmCode: "signed-in",
    confirmWithCity: "signed-in",
    acceptTerms: { access: "signed-in", before_terms: true },
    leaveDigest: "public",
    sessions: { access: "signed-in", before_terms: true },
    revokeSession: { access: "signed-in", before_terms: true },
    revokeOtherSessions: { access: "signed-in", before_terms: true },
  },
  secondSteps: {
    get: "signed-in",
    start: "signed-in",
    turnOn: "signed-in",
    turnOff: "signed-in",
    makeRecoveryCodes: "signed-in",
    demand: "manager",
    setDemand: "manager",
    resetMember: "manager",
  },
  passkeys: {
    list: "signed-in",
    startCreation: "signed-in",
    create: "signed-in",
    rename: "signed-in",
    remove: "signed-in",
    startSignIn: "public",
    signIn: "public",
    startConfirmation: "signed-in",
    confirm: "signed-in",
  },
  customers: {
    current: { access: "member", token: "any", before_terms: true },
    list: { access: "signed-in", before_terms: true },
  },
  apiTokens: {
    list: "member",
    create: "member",
    makeSecret: "member",
    remove: "member",
  },
  assistants: {
    get: "member",
    update: "manager",
    calls: "manager",
  },
  writingHelp: {
    state: "member",
    get: "manager",
    save: "manager",
    test: "manager",
    drafts: "member",
    draft: "editor",
    review: "editor",
  },
  team: {
    members: "manager",
    changeRole: "manager",
    removeMember: "manager",
    invitations: "manager",
    invite: "manager",
    withdrawInvitation: "manager",
  },
  identityProviders: {
    get: "manager",
    save: "manager",
    disconnect: "manager",
    test: "manager",
    addDomain: "manager",
    verifyDomain: "manager",
    removeDomain: "manager",
    addBreakGlass: "manager",
    removeBreakGlass: "manager",
  },
  scim: {
    get: "manager",
    makeToken: "manager",
    revokeToken: "manager",
  },
  citySignIn: {
    find: "public",
    start: "public",
    finish: "public",
  },
  sites: {
    locales: { access: "member", token: "pages:read", share: "any", before_terms: true },
    current: { access: "member", token: "pages:read", share: { subject: "page" } },
    domain: "editor",
    preview: "member",
    update: "editor pages:write",
    upload: "editor pages:write",
    remove: "manager",
    restore: "manager",
  },
  publicChanges: {
    list: "member changes:read",
  },
  labels: {
    list: "member labels:read",
    create: "editor labels:write",
    update: "editor labels:write",
    order: "editor labels:write",
    uses: "member labels:read",
    remove: "editor labels:write",
    restore: "editor labels:write",
  },
  organizations: {
    list: "member organizations:read",
    create: "editor organizations:write",
    get: "member organizations:read",
    uses: "member organizations:read",
    update: "editor organizations:write",
    upload: "editor organizations:write",
    merge: "editor organizations:write",
    remove: "editor organizations:write",
    restore: "editor organizations:write",
  },
  statuses: {
    list: "member devices:read",
    create: "editor devices:write",
    order: "editor devices:write",
    update: "editor devices:write",
    remove: "editor devices:write",
  },
  devices: {
    list: "member devices:read",
    map: "member devices:read",
    places: "member devices:read",
    csv: "member devices:read",
    xlsx: "member devices:read",
    geojson: "member devices:read",
    create: "editor devices:write",
    bulk: "editor devices:write",
    get: { access: "member", token: "devices:read", share: { subject: "device", param: "id" } },
    activity: "member devices:read",
    update: "editor devices:write",
    upload: "editor devices:write",
    remove: "editor devices:write",
    restore: "editor devices:write",
  },
  locations: {
    list: { access: "member", token: "devices:read", share: { subject: "device", param: "device_id" } },
    csv: "member devices:read",
    create: "editor devices:write",
    batch: "editor devices:write",
    order: "editor devices:write",
    update: "editor devices:write",
    upload: "editor devices:write",
    remove: "editor devices:write",
    restore: "editor devices:write",
  },
  deviceChain: {
    get: { access: "member", token: "devices:read", share: { subject: "device", param: "id" } },
    save: "editor devices:write",
    start: "editor devices:write",
    move: "editor devices:write",
    checkWithStandard: "editor devices:write",
    versions: "member devices:read",
    version: "member devices:read",
    json: "member devices:read",
    pdf: "member devices:read",
    png: "member devices:read",
  },
  algorithms: {
    list: "member algorithms:read",
    csv: "member algorithms:read",
    xlsx: "member algorithms:read",
    nlJson: "member algorithms:read",
    readyCounts: "member algorithms:read",
    standardJson: "member algorithms:read",
    standardCsv: "member algorithms:read",
    lossReport: "member algorithms:read",
    create: "editor algorithms:write",
    readiness: "member algorithms:read",
    get: { access: "member", token: "algorithms:read", share: { subject: "algorithm", param: "id" } },
    activity: "member algorithms:read",
    update: "editor algorithms:write",
    upload: "editor algorithms:write",
    remove: "editor algorithms:write",
    restore: "editor algorithms:write",
  },
  factsheets: {
    get: { access: "member", token: "algorithms:read", share: { subject: "algorithm", param: "id" } },
    save: "editor algorithms:write",
  },
  algorithmChain: {
    get: { access: "member", token: "algorithms:read", share: { subject: "algorithm", param: "id" } },
    save: "editor algorithms:write",
    start: "editor algorithms:write",
    move: "editor algorithms:write",
    checkWithStandard: "editor algorithms:write",
    versions: "member algorithms:read",
    version: "member algorithms:read",
    json: "member algorithms:read",
    pdf: "member algorithms:read",
    png: "member algorithms:read",
  },
  taxonomies: {
    list: { access: "member", token: "any", share: "any" },
    get: { access: "member", token: "any", share: "any" },
    usage: "admin",
    published: "admin",
    fetch: "admin",
    read: "admin",
    take: "admin",
  },
  savedViews: {
    list: "member",
    create: "member",
    update: "member",
    remove: "member",
  },
  imports: {
    list: "member",
    upload: "editor",
    get: "member",
    read: "editor",
    check: "editor",
    preview: "editor",
    profiles: "member",
    saveProfile: "editor",
    removeProfile: "editor",
    rows: "member",
    run: "editor",
    undo: "editor",
    remove: "editor",
  },
  pages: {
    search: "member pages:read",
    read: { access: "member", token: "pages:read", share: { subject: "page", param: "id" } },
    home: "member pages:read",
    places: "member pages:read",
    collections: "member pages:read",
    create: "editor pages:write",
    without: "member pages:read",
    createMany: "editor pages:write",
    update: "editor pages:write",
    rename: "editor pages:write",
    upload: "editor pages:write",
    remove: "editor pages:write",
    restore: "editor pages:write",
    labelMany: "editor pages:write",
    revisions: "member pages:read",
    revision: "member pages:read",
    restoreRevision: "editor pages:write",
    presence: "member",
    activity: "member pages:read",
  },
  progress: {
    device: "member pages:read",
    algorithm: "member pages:read",
  },
  publications: {
    changes: "member pages:read",
    publish: "editor pages:write",
    withdraw: "editor pages:write",
    list: "member pages:read",
    read: "member pages:read",
    parts: "member pages:read",
    withhold: "editor pages:write",
    show: "editor pages:write",
    preview: { access: "member", token: "pages:read", share: { subject: "page", param: "id" } },
    schedule: "editor pages:write",
    schedules: "member pages:read",
    cancel: "editor pages:write",
    uncancel: "editor pages:write",
  },
  approvals: {
    settings: "member pages:read",
    setSettings: "manager",
    list: "member pages:read",
    ask: "editor pages:write",
    sendBack: "editor pages:write",
    cancel: "editor pages:write",
  },
  relationships: {
    list: "member pages:read",
    create: "editor pages:write",
    update: "editor pages:write",
    remove: "editor pages:write",
    dismiss: "editor pages:write",
  },
  redirects: {
    list: "member pages:read",
    create: "editor pages:write",
    remove: "editor pages:write",
  },
  translations: {
    list: "member pages:read",
    write: "editor pages:write",
    file: "member pages:read",
    check: "editor pages:write",
    apply: "editor pages:write",
  },
  shareLinks: {
    list: "editor",
    share: "editor",
    mail: "editor",
    revoke: "editor",
    lookup: "public",
    current: { access: "member", share: "any" },
  },
  suggestions: {
    texts: { access: "member", share: "suggest" },
    mine: { access: "member", share: "suggest" },
    suggest: { access: "member", share: "suggest" },
    threads: "member",
    thread: "member",
    decide: "editor",
    reopen: "editor",
    reply: "editor",
  },
  installation: {
    customers: "admin",
    customer: "admin",
    createCustomer: "admin",
    renameCustomer: "admin",
    inviteManager: "admin",
    suspendCustomer: "admin",
    resumeCustomer: "admin",
    deleteCustomer: "admin",
    restoreCustomer: "admin",
    administrators: "admin",
    addAdministrator: "admin",
    removeAdministrator: "admin",
  },
  customerFile: {
    contents: "manager",
    download: "manager",
    restore: "admin",
  },
  guide: {
    overview: "member pages:read",
  },
  shortCodes: {
    list: "member short_codes:read",
    csv: "member short_codes:read",
    create: "editor short_codes:write",
    createMany: "editor short_codes:write",
    checkList: "editor short_codes:write",
    show: "member short_codes:read",
    scansCsv: "member short_codes:read",
    update: "editor short_codes:write",
    retarget: "editor short_codes:write",
    claim: "editor short_codes:write",
    install: "editor short_codes:write",
    retire: "editor short_codes:write",
  },
  codePlaces: {
    list: "member short_codes:read",
  },
  orphanScans: {
    list: "member short_codes:read",
    sendOn: "editor short_codes:write",
  },
  yearlyReports: {
    list: "member pages:read",
    create: "editor pages:write",
    get: "member pages:read",
    save: "editor pages:write",
    adopt: "manager",
    ask: "editor pages:write",
    correct: "manager",
    delete: "manager",
  },
  outsideLinks: {
    list: "member pages:read",
  },
  qrCodes: {
    svg: "member short_codes:read",
    png: "member short_codes:read",
    pdf: "member short_codes:read",
    zip: "member short_codes:read",
  },
  signs: {
    preview: "member short_codes:read",
    pdf: "member short_codes:read",
    batches: "member short_codes:read",
    start: "editor short_codes:write",
    show: "member short_codes:read",
    cancel: "editor short_codes:write",
    file: "member short_codes:read",
  },
  feedback: {
    customerCsv: "member feedback:read",
    pageCsv: "member feedback:read",
    allCsv: "admin",
    list: "member feedback:read",
    people: "member",
    collectable: "editor feedback:read",
    collect: "editor feedback:write",
    figures: "member feedback:read",
    show: "member feedback:read",
    update: "editor feedback:write",
    judge: "editor feedback:write",
    publishReply: "editor feedback:write",
    withdrawReply: "editor feedback:write",
    reveal: "editor",
    makeQuestion: "editor",
  },
  analytics: {
    overview: "member analytics:read",
    pages: "member analytics:read",
    codes: "member analytics:read",
    places: "member analytics:read",
    csv: "member analytics:read",
  },
  dashboard: {
    get: "member",
  },
  deletions: {
    list: "editor",
  },
  auditLog: {
    list: "manager",
    csv: "manager",
    installation: "admin",
    installationCsv: "admin",
  },
  registerConnections: {
    get: "manager",
    save: "manager",
    disconnect: "manager",
    test: "manager",
  },
  registerRecords: {
    get: "member algorithms:read",
    send: "editor",
    release: "editor",
    withdraw: "editor",
  },
  webhooks: {
    list: { access: "admin", in_customer: true },
    create: { access: "admin", in_customer: true },
    update: { access: "admin", in_customer: true },
    remove: { access: "admin", in_customer: true },
    makeSecret: { access: "admin", in_customer: true },
    test: { access: "admin", in_customer: true },
    deliveries: { access: "admin", in_customer: true },
    sendAgain: { access: "admin", in_customer: true },
  },
};

/** Their handlers reject everyone but share links: they are about the link itself. */
const FOR_LINKS_ONLY = ["shareLinks.current", "suggestions.texts", "suggestions.mine", "suggestions.suggest"];

/** Routes without an endpoint: nothing checks the caller before their handler. */
export const ROUTES_WITHOUT_ENDPOINT = [
  "GET /api/docs", // public: describes the contract
  "GET /api/docs.js", // public: the script of that page
  "GET /api/openapi.json", // public: describes the contract
  "POST /api/user/one_click", // public: a signed link in a mail unsubscribes from the digest
  "GET /api/city_sign_in/:/callback", // public: browsers come back from a provider, with a cookie and a state
  "POST /api/city_sign_in/:/logout", // public: a provider's signed logout token
  // requires an API token of a workspace that has assistants on
  "DELETE /mcp",
  "GET /mcp",
  "POST /mcp",
  // requires the token of a workspace's directory (server/scim/scim.test.ts)
  "GET /scim/v2/Users",
  "POST /scim/v2/Users",
  "DELETE /scim/v2/Users/:",
  "GET /scim/v2/Users/:",
  "PATCH /scim/v2/Users/:",
  "PUT /scim/v2/Users/:",
  "GET /scim/v2/Groups",
  "POST /scim/v2/Groups",
  "DELETE /scim/v2/Groups/:",
  "GET /scim/v2/Groups/:",
  "PATCH /scim/v2/Groups/:",
  "PUT /scim/v2/Groups/:",
  "GET /scim/v2/ResourceTypes",
  "GET /scim/v2/ResourceTypes/:",
  "GET /scim/v2/Schemas",
  "GET /scim/v2/Schemas/:",
  "GET /scim/v2/ServiceProviderConfig",
  "GET /config.json", // public: what the admin needs before sign-in
  "GET /healthz", // public
  "GET /readyz", // public
  "GET /metrics", // requires METRICS_TOKEN
  "GET /internal/tls-allowed", // for the proxy: reveals only whether a domain is ours
  "GET /media/:", // published images for everyone, others by cookie
  "OPTIONS *", // CORS
];

export type AccessRule = Pick<Endpoint, "access" | "in_customer" | "share" | "before_terms"> & {
  readonly token?: NonNullable<NeededScope>;
};

function parseLine(line: Line): AccessRule {
  const [access, token] = line.split(" ") as [Access, NeededScope];
  return token ? { access, token } : { access };
}

const rules = Object.entries(ACCESS_TABLE).flatMap(([noun, verbs]) =>
  Object.entries(verbs).map(([verb, rule]): [string, AccessRule] => [
    `${noun}.${verb}`,
    typeof rule === "string" ? parseLine(rule) : rule,
  ]),
);

/** Keyed by "noun.verb". */
export const ACCESS_RULES: Readonly<Record<string, AccessRule>> = Object.fromEntries(rules);

const named = new Map<Endpoint, string>(
  Object.entries(api).flatMap(([noun, verbs]) =>
    Object.entries(verbs).map(([verb, e]): [Endpoint, string] => [e, `${noun}.${verb}`]),
  ),
);

/** "noun.verb" */
export const nameOf = (e: Endpoint) => named.get(e) ?? `${e.method} ${e.path}`;

export function accessTo(e: Endpoint): AccessRule {
  const rule = ACCESS_RULES[nameOf(e)];
  if (!rule) throw new Error(`${nameOf(e)} is missing in server/testing/access-table.ts`);
  return rule;
}

export const isPublic = (e: Endpoint) => accessTo(e).access === "public";
export const isForLinksOnly = (e: Endpoint) => FOR_LINKS_ONLY.includes(nameOf(e));

/** Whether a caller needs a current customer. */
export function needsCustomer(e: Endpoint) {
  const { access, in_customer } = accessTo(e);
  return ["member", "editor", "manager"].includes(access) || in_customer === true;
}
