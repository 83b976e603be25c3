import { approvalsApi } from "#contract/approvals.ts";
import { publicationsApi } from "#contract/publications.ts";
import { done, route } from "#server/platform/http/http.ts";
import { readApprovalSettings, setApprovalSettings } from "../approval/approval-settings.ts";
import { askApproval, cancelApproval, sendBack } from "../approval/ask-approval.ts";
import { listApprovals } from "../approval/list-approvals.ts";
import { listParts } from "../withholding/list-parts.ts";
import { showAgain, withholdVersions } from "../withholding/withhold-version.ts";
import { listPublications, readPublication } from "./list-publications.ts";
import { listSchedules } from "./list-schedules.ts";
import { previewPage } from "./preview-page.ts";
import { publishPage } from "./publish-page.ts";
import { readChanges } from "./read-changes.ts";
import { cancelSchedule, schedulePage, uncancelSchedule } from "./schedule-page.ts";
import { withdrawPage } from "./withdraw-page.ts";

export const publishingRoutes = [
  route(publicationsApi.changes, (ctx, { params }) => readChanges(ctx, params.id)),
  route(publicationsApi.publish, async (ctx, { params, body }) => ({
    publication: await publishPage(ctx, params.id, body),
  })),
  route(publicationsApi.withdraw, async (ctx, { params, body }) => ({
    publication: await withdrawPage(ctx, params.id, body.reason),
  })),
  route(publicationsApi.list, (ctx, { params, query }) => listPublications(ctx, params.id, query)),
  route(publicationsApi.read, (ctx, { params }) => readPublication(ctx, params.id, params.number)),
  route(publicationsApi.parts, async (ctx, { params }) => ({ parts: await listParts(ctx, params.id, params.number) })),
  route(publicationsApi.withhold, async (ctx, { params, body }) => ({
    publications: await withholdVersions(ctx, params.id, body),
  })),
  route(publicationsApi.show, (ctx, { params }) => done(showAgain(ctx, params.id))),
  route(publicationsApi.preview, (ctx, { params }) => previewPage(ctx, params.id)),
  route(publicationsApi.schedule, (ctx, { params, body }) => schedulePage(ctx, params.id, body)),
  route(publicationsApi.schedules, (ctx, { query }) => listSchedules(ctx, query)),
  route(publicationsApi.cancel, (ctx, { params }) => done(cancelSchedule(ctx, params.id))),
  route(publicationsApi.uncancel, async (ctx, { params }) => ({ schedule: await uncancelSchedule(ctx, params.id) })),
  route(approvalsApi.settings, async (ctx) => ({ approval_settings: await readApprovalSettings(ctx) })),
  route(approvalsApi.setSettings, async (ctx, { body }) => ({
    approval_settings: await setApprovalSettings(ctx, body.approval_settings.approved_by),
  })),
  route(approvalsApi.list, (ctx, { query }) => listApprovals(ctx, query)),
  route(approvalsApi.ask, async (ctx, { params, body }) => ({ approval: await askApproval(ctx, params.id, body) })),
  route(approvalsApi.sendBack, async (ctx, { params, body }) => ({
    approval: await sendBack(ctx, params.id, body.remark),
  })),
  route(approvalsApi.cancel, (ctx, { params }) => done(cancelApproval(ctx, params.id))),
];
