import { useQuery } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import { writingHelpApi } from "#contract/writing-help.ts";
import { usePageWork } from "./page-work.ts";

/** Whether the workspace has a language model, and whether the open page has drafts that nobody has reviewed. */
export function useWritingHelp() {
  const { page, canEdit } = usePageWork();
  const { data } = useQuery({ ...query(writingHelpApi.state, {}), enabled: canEdit });
  return {
    isOn: canEdit && (data?.is_on ?? false),
    // the checks know
    hasDrafts: page.findings.some(({ code }) => code === "text_unreviewed" || code === "alt_unreviewed"),
  };
}
