import { useQueryClient } from "@tanstack/react-query";
import { call } from "#admin/api/call.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { RecordMenu } from "#admin/records/RecordMenu.tsx";
import { useRemoval } from "#admin/records/use-removal.ts";
import { paths } from "#admin/paths.ts";
import { type Algorithm, algorithmsApi } from "#contract/algorithms.ts";
import { algorithmsChanged } from "./algorithm-cache.ts";

interface AlgorithmMenuProps {
  algorithm: Pick<Algorithm, "id" | "name" | "page">;
  /** In a list the menu leads to the algorithm too. */
  hasOpen?: boolean | undefined;
  /** On the algorithm's own page there is nothing left to see once it is gone. */
  onRemoved?: (() => void) | undefined;
}

export function AlgorithmMenu({ algorithm: { id, name, page }, hasOpen = false, onRemoved }: AlgorithmMenuProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const removal = useRemoval({
    remove: () => call(algorithmsApi.remove, { params: { id } }),
    restore: () => call(algorithmsApi.restore, { params: { id }, query: {} }),
    changed: () => algorithmsChanged(client),
    isKept: true,
    isAsked: page?.status === "published",
    words: {
      done: t("algorithms.remove.done", { name }),
      failed: t("algorithms.remove.failed", { name }),
      undone: t("algorithms.remove.undone", { name }),
      undo_failed: t("algorithms.remove.undo_failed", { name }),
    },
    onRemoved,
  });
  return (
    <RecordMenu
      name={name}
      openHref={hasOpen ? paths.algorithm(id) : undefined}
      copyHref={`${paths.newAlgorithm()}?${new URLSearchParams({ copy: id })}`}
      removal={removal}
      words={{
        open: t("algorithms.open"),
        copy: t("algorithms.copy"),
        title: t("algorithms.remove.title", { name }),
        text: t("algorithms.remove.text"),
        cancel: t("algorithms.remove.cancel"),
        confirm: t("algorithms.remove.confirm"),
      }}
    />
  );
}
