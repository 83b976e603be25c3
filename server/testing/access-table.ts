import type { Endpoint } from "#contract/endpoint.ts";
import { api } from "#contract/index.ts";

/**
 * Who may call each endpoint, kept by hand: the only source of what the access tests expect. `access.test.ts` fails if
 * the contract differs, so nobody loosens or tightens an endpoint without changing a reviewed line here.
 *
 * A plain string is the minimum role. Additional fields:
 * - `in_customer`: an administrator acts in the current customer, limited to its rows
 * - `share`: share links may call it: `any` of them, those that may `suggest`, or those for one `subject`, whose id is
 *   the path parameter `param`
 * - `before_terms`: works before new terms of use are accepted
 */
const ACCESS_TABLE: Readonly<Record<string, Readonly<Record<string, AccessRule | AccessRule["access"]>>>> = {
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
  },
  customers: {
    current: { access: "member", before_terms: true },
    list: { access: "signed-in", before_terms: true },
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
  citySignIn: {
    find: "public",
    start: "public",
    finish: "public",
  },
  sites: {
    locales: { access: "member", share: "any", before_terms: true },
    current: { access: "member", share: { subject: "page" } },
    domain: "editor",
    preview: "member",
    update: "editor",
    upload: "editor",
    remove: "manager",
    restore: "manager",
  },
  labels: {
    list: "member",
    create: "editor",
    update: "editor",
    order: "editor",
    uses: "member",
    remove: "editor",
    restore: "editor",
  },
  organizations: {
    list: "member",
    create: "editor",
    get: "member",
    uses: "member",
    update: "editor",
    upload: "editor",
    merge: "editor",
    remove: "editor",
    restore: "editor",
  },
  statuses: {
    list: "member",
    create: "editor",
    order: "editor",
    update: "editor",
    remove: "editor",
  },
  devices: {
    list: "member",
    map: "member",
    places: "member",
    csv: "member",
    xlsx: "member",
    geojson: "member",
    create: "editor",
    bulk: "editor",
    get: { access: "member", share: { subject: "device", param: "id" } },
    activity: "member",
    update: "editor",
    upload: "editor",
    remove: "editor",
    restore: "editor",
  },
  locations: {
    list: { access: "member", share: { subject: "device", param: "device_id" } },
    csv: "member",
    create: "editor",
    batch: "editor",
    order: "editor",
    update: "editor",
    upload: "editor",
    remove: "editor",
    restore: "editor",
  },
  deviceChain: {
    get: { access: "member", share: { subject: "device", param: "id" } },
    save: "editor",
    start: "editor",
    move: "editor",
    versions: "member",
    version: "member",
    json: "member",
    pdf: "member",
    png: "member",
  },
  algorithms: {
    list: "member",
    csv: "member",
    xlsx: "member",
    nlJson: "member",
    readyCounts: "member",
    standardJson: "member",
    standardCsv: "member",
    lossReport: "member",
    create: "editor",
    readiness: "member",
    get: { access: "member", share: { subject: "algorithm", param: "id" } },
    activity: "member",
    update: "editor",
    upload: "editor",
    remove: "editor",
    restore: "editor",
  },
  factsheets: {
    get: { access: "member", share: { subject: "algorithm", param: "id" } },
    save: "editor",
  },
  algorithmChain: {
    get: { access: "member", share: { subject: "algorithm", param: "id" } },
    save: "editor",
    start: "editor",
    move: "editor",
    versions: "member",
    version: "member",
    json: "member",
    pdf: "member",
    png: "member",
  },
  taxonomies: {
    list: { access: "member", share: "any" },
    get: { access: "member", share: "any" },
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
    search: "member",
    read: { access: "member", share: { subject: "page", param: "id" } },
    home: "member",
    places: "member",
    collections: "member",
    create: "editor",
    without: "member",
    createMany: "editor",
    update: "editor",
    rename: "editor",
    upload: "editor",
    remove: "editor",
    restore: "editor",
    labelMany: "editor",
    revisions: "member",
    revision: "member",
    restoreRevision: "editor",
    presence: "member",
    activity: "member",
  },
  progress: {
    device: "member",
    algorithm: "member",
  },
  publications: {
    changes: "member",
    publish: "editor",
    withdraw: "editor",
    list: "member",
    read: "member",
    preview: { access: "member", share: { subject: "page", param: "id" } },
    schedule: "editor",
    schedules: "member",
    cancel: "editor",
    uncancel: "editor",
  },
  relationships: {
    list: "member",
    create: "editor",
    update: "editor",
    remove: "editor",
    dismiss: "editor",
  },
  redirects: {
    list: "member",
    create: "editor",
    remove: "editor",
  },
  translations: {
    list: "member",
    write: "editor",
    file: "member",
    check: "editor",
    apply: "editor",
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
  customerFile: {
    contents: "manager",
    download: "manager",
    restore: "admin",
  },
  guide: {
    overview: "member",
  },
  shortCodes: {
    list: "member",
    csv: "member",
    create: "editor",
    createMany: "editor",
    checkList: "editor",
    show: "member",
    scansCsv: "member",
    update: "editor",
    retarget: "editor",
    claim: "editor",
    install: "editor",
    retire: "editor",
  },
  codePlaces: {
    list: "member",
  },
  orphanScans: {
    list: "member",
    sendOn: "editor",
  },
  qrCodes: {
    svg: "member",
    png: "member",
    pdf: "member",
    zip: "member",
  },
  signs: {
    preview: "member",
    pdf: "member",
    batches: "member",
    start: "editor",
    show: "member",
    cancel: "editor",
    file: "member",
  },
  feedback: {
    customerCsv: "member",
    pageCsv: "member",
    allCsv: "admin",
    list: "member",
    people: "member",
    collectable: "editor",
    collect: "editor",
    figures: "member",
    show: "member",
    update: "editor",
    publishReply: "editor",
    withdrawReply: "editor",
    reveal: "editor",
    makeQuestion: "editor",
  },
  analytics: {
    overview: "member",
    pages: "member",
    codes: "member",
    places: "member",
    csv: "member",
  },
  dashboard: {
    get: "member",
  },
  deletions: {
    list: "editor",
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
  "GET /api/openapi.json", // public: describes the contract
  "POST /api/user/one_click", // public: a signed link in a mail unsubscribes from the digest
  "GET /api/city_sign_in/:/callback", // public: browsers come back from a provider, with a cookie and a state
  "POST /api/city_sign_in/:/logout", // public: a provider's signed logout token
  "GET /config.json", // public: what the admin needs before sign-in
  "GET /healthz", // public
  "GET /readyz", // public
  "GET /metrics", // requires METRICS_TOKEN
  "GET /internal/tls-allowed", // for the proxy: reveals only whether a domain is ours
  "GET /media/:", // published images for everyone, others by cookie
  "OPTIONS *", // CORS
];

export type AccessRule = Pick<Endpoint, "access" | "in_customer" | "share" | "before_terms">;

const rules = Object.entries(ACCESS_TABLE).flatMap(([noun, verbs]) =>
  Object.entries(verbs).map(([verb, rule]): [string, AccessRule] => [
    `${noun}.${verb}`,
    typeof rule === "string" ? { access: rule } : rule,
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
