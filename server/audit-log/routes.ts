import { auditLogApi } from "#contract/audit-log.ts";
import type { Services } from "#server/platform/services.ts";
import { datedFileName } from "#server/platform/records/file-name.ts";
import { route } from "#server/platform/http/http.ts";
import { listEntries } from "./list-entries.ts";
import type { AuditScope } from "./name-records.ts";
import { auditLines } from "./write-csv.ts";

const keptDays = ({ config }: Services) => config.AUDIT_DAYS ?? null;
const installation = ({ database }: Services): AuditScope => ({ db: database.system, customer_id: null });

export const auditLogRoutes = [
  route(auditLogApi.list, (ctx, { query }) => listEntries(ctx, query, keptDays(ctx.services))),
  route(auditLogApi.csv, async (ctx, { query }) => ({
    filename: await datedFileName(ctx, "audit-log", "csv"),
    stream: auditLines(ctx, query),
  })),
  route(auditLogApi.installation, ({ services }, { query }) =>
    listEntries(installation(services), query, keptDays(services)),
  ),
  route(auditLogApi.installationCsv, ({ services }, { query }) =>
    Promise.resolve({
      filename: `audit-log-${new Date().toISOString().slice(0, 10)}.csv`,
      stream: auditLines(installation(services), query),
    }),
  ),
];
