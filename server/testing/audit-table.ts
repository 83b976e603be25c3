import type { Endpoint } from "#contract/endpoint.ts";
import { nameOf } from "./access-table.ts";

/**
 * The audit actions of each write to a customer's data, kept by hand: exactly these entries, for the scene that
 * `write-scenes.ts` prepares. A lost or extra entry fails `writes-audited.test.ts` until a line here is reviewed.
 *
 * Most endpoints write one entry. A list has one action per entry: two records, or a record and what caused its change.
 */
const AUDIT_TABLE: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>> = {
  apiTokens: {
    create: "api_token.created",
    makeSecret: "api_token.secret_made",
    remove: "api_token.removed",
  },
  // What is not about the caller's own workspace is in other logs.
  installation: {
    createCustomer: [],
    renameCustomer: "customer.renamed",
    inviteManager: [],
    suspendCustomer: "customer.suspended",
    resumeCustomer: "customer.resumed",
    deleteCustomer: "customer.removed",
    restoreCustomer: "customer.restored",
    addAdministrator: [],
    removeAdministrator: [],
  },
  assistants: {
    update: "assistant_access.updated",
  },
  writingHelp: {
    save: "writing_help.updated",
    test: [],
    draft: ["draft.created", "page.updated"],
    review: "draft.reviewed",
  },
  team: {
    changeRole: "member.role_changed",
    removeMember: "member.removed",
    invite: "invitation.sent",
    withdrawInvitation: "invitation.withdrawn",
  },
  secondSteps: {
    setDemand: "customer.second_step_changed",
    resetMember: "member.second_step_reset",
  },
  identityProviders: {
    save: "identity_provider.created",
    disconnect: "identity_provider.removed",
    test: "identity_provider.tested",
    addDomain: "identity_domain.created",
    verifyDomain: [],
    removeDomain: "identity_domain.removed",
    addBreakGlass: "member.break_glass_changed",
    removeBreakGlass: "member.break_glass_changed",
  },
  scim: {
    makeToken: "scim_token.created",
    revokeToken: "scim_token.removed",
  },
  sites: {
    update: "site.updated",
    upload: "site.updated",
    remove: "site.removed",
    restore: "site.restored",
  },
  labels: {
    create: "label.created",
    update: "label.updated",
    order: "label.ordered",
    remove: "label.removed",
    restore: "label.restored",
  },
  organizations: {
    create: "organization.created",
    update: "organization.updated",
    upload: "organization.updated",
    merge: "organization.merged",
    remove: "organization.removed",
    restore: "organization.restored",
  },
  statuses: {
    create: "status.created",
    order: "status.ordered",
    update: "status.updated",
    remove: "status.removed",
  },
  devices: {
    create: "device.created",
    bulk: "device.updated",
    update: "device.updated",
    upload: "device.updated",
    remove: "device.removed",
    restore: "device.restored",
  },
  locations: {
    create: "location.created",
    batch: "location.batch_created",
    order: "location.ordered",
    update: "location.updated",
    upload: "location.updated",
    remove: "location.removed",
    restore: "location.restored",
  },
  deviceChain: {
    save: "datachain.updated",
    start: "datachain.updated",
    move: "datachain.updated",
    // switched off in these tests, so nothing is sent; check-with-standard.test.ts has the entry
    checkWithStandard: [],
  },
  algorithms: {
    create: "algorithm.created",
    update: "algorithm.updated",
    upload: "algorithm.updated",
    remove: "algorithm.removed",
    restore: "algorithm.restored",
  },
  factsheets: {
    save: "factsheet.updated",
  },
  algorithmChain: {
    save: "datachain.updated",
    start: "datachain.updated",
    move: "datachain.updated",
    // switched off in these tests, so nothing is sent; check-with-standard.test.ts has the entry
    checkWithStandard: [],
  },
  customerFile: {
    restore: "customer_file.restored",
  },
  taxonomies: {
    take: "taxonomy.taken",
  },
  savedViews: {
    create: "saved_view.created",
    update: "saved_view.updated",
    remove: "saved_view.removed",
  },
  imports: {
    upload: "import.uploaded",
    read: "import.read_again",
    check: "import.checked",
    run: ["device.imported", "import.done"],
    undo: ["device.import_undone", "import.undone"],
    saveProfile: "import_profile.created",
    removeProfile: "import_profile.removed",
    remove: "import.removed",
  },
  pages: {
    create: "page.created",
    createMany: "page.created",
    update: "page.updated",
    rename: "page.renamed",
    upload: "page_image.uploaded",
    remove: "page.removed",
    restore: "page.restored",
    labelMany: "page.updated",
    restoreRevision: "page.updated",
  },
  publications: {
    publish: "page.published",
    withdraw: "page.withdrawn",
    withhold: "page.withheld",
    show: "page.shown_again",
    schedule: "schedule.created",
    cancel: "schedule.removed",
    uncancel: "schedule.created",
  },
  yearlyReports: {
    create: "yearly_report.created",
    save: "yearly_report.updated",
    adopt: "yearly_report.adopted",
    ask: "approval.asked",
    correct: "yearly_report.reopened",
    delete: "yearly_report.removed",
  },
  approvals: {
    setSettings: "approval_settings.updated",
    ask: "approval.asked",
    sendBack: "approval.sent_back",
    cancel: "approval.cancelled",
  },
  relationships: {
    create: "relationship.created",
    update: "relationship.updated",
    remove: "relationship.removed",
    dismiss: "relationship.dismissed",
  },
  redirects: {
    create: "redirect.created",
    remove: "redirect.removed",
  },
  translations: {
    write: "page.updated",
    apply: "page.updated",
  },
  shareLinks: {
    share: "share_link.created",
    mail: "share_link.sent",
    revoke: "share_link.withdrawn",
  },
  suggestions: {
    decide: ["device.updated", "suggestion.accepted"],
    reopen: ["device.updated", "suggestion.reopened"],
    reply: "suggestion.answered",
  },
  shortCodes: {
    create: "short_code.created",
    createMany: ["short_code.created", "short_code.created"],
    update: "short_code.updated",
    retarget: "short_code.retargeted",
    claim: "short_code.claimed",
    install: "short_code.installed",
    retire: "short_code.retired",
  },
  orphanScans: {
    sendOn: "short_code.created",
  },
  signs: {
    start: "sign_batch.created",
    cancel: "sign_batch.cancelled",
  },
  feedback: {
    collect: "feedback.created",
    update: "feedback.updated",
    judge: "feedback.updated",
    publishReply: "feedback.reply_published",
    withdrawReply: "feedback.reply_taken_back",
    reveal: "feedback.revealed",
    makeQuestion: ["page.updated", "feedback.question_made"],
  },
  registerConnections: {
    save: "register_connection.created",
    disconnect: "register_connection.removed",
    test: "register_connection.tested",
  },
  registerRecords: {
    send: ["register_record.refused", "register_record.requested"],
    release: ["register_record.refused", "register_record.requested"],
    withdraw: ["register_record.refused", "register_record.requested"],
  },
  webhooks: {
    create: "webhook.created",
    update: "webhook.updated",
    remove: "webhook.removed",
    makeSecret: "webhook.secret_made",
    test: "webhook.tested",
    sendAgain: "webhook.sent_again",
  },
};

/** By "noun.verb". */
export const AUDITED: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(AUDIT_TABLE).flatMap(([noun, verbs]) =>
    Object.entries(verbs).map(([verb, actions]) => [`${noun}.${verb}`, [actions].flat()] as const),
  ),
);

export function auditOf(e: Endpoint): readonly string[] {
  const actions = AUDITED.get(nameOf(e));
  if (!actions) throw new Error(`${nameOf(e)} is missing in server/testing/audit-table.ts`);
  return actions;
}
