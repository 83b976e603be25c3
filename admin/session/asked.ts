import { useQuery } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import { approvalsApi } from "#contract/approvals.ts";
import type { Result } from "#contract/endpoint.ts";
import { useUser } from "./queries.ts";

/** More do not wait at once in practice: a person looks through them one by one. */
const MOST_WAITING = 1000;

const byPage = ({ approvals }: Result<typeof approvalsApi.list>) =>
  new Map(approvals.flatMap((approval) => (approval.page_id === null ? [] : [[approval.page_id, approval] as const])));

/** What waits for approval, by page. Nothing is read where nobody has to ask. */
export const useAsked = () =>
  useQuery({
    ...query(approvalsApi.list, { query: { per_page: MOST_WAITING } }),
    enabled: useUser()?.approved_by !== undefined,
    select: byPage,
  });
