import { useQueryClient } from "@tanstack/react-query";
import { errorWords } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { formatDateTime } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type Site, sitesApi } from "#contract/sites.ts";
import { keepSite } from "../site-cache.ts";

type Deletable = Pick<Site, "id" | "deleted_at" | "erased_at">;

const DAY = 86_400_000;

/** State of a deleted guide; undefined if it is not deleted. */
export function useDeletedWords({ deleted_at, erased_at }: Deletable) {
  const { t } = useTranslation();
  if (!deleted_at) return undefined;
  if (erased_at) return t("sites.delete.erased_text");
  return t("sites.delete.deleted_text", { when: formatDateTime(new Date(Date.parse(deleted_at) + DAY).toISOString()) });
}

/** Within a day the guide is restored; after that a new one is started. */
export function RestoreButton({ site, locale }: { site: Deletable; locale: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const isNew = Boolean(site.erased_at);
  const restore = useCall(sitesApi.restore, {
    onSuccess: (answer) => {
      keepSite(client, locale, answer.site);
      // pages, counts and languages may all have changed
      void client.invalidateQueries();
      showToast({ message: t(isNew ? "sites.delete.started" : "sites.delete.restored") });
    },
    onError: (error) => showToast({ tone: "danger", message: errorWords(error) }),
  });
  return (
    <Button
      variant="primary"
      isPending={restore.isPending}
      onPress={() => restore.mutate({ params: { id: site.id }, query: { locale } })}
    >
      {t(isNew ? "sites.delete.start" : "sites.delete.restore")}
    </Button>
  );
}
