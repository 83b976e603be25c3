import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { sitesApi } from "#contract/sites.ts";
import { keepSite } from "../site-cache.ts";
import { type EndingProps, EndRow } from "./EndRow.tsx";

/** Opens or closes the guide to residents. */
export function OpenRow({ site, locale, isReadOnly }: EndingProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const act = site.is_open ? "close" : "open";
  const update = useCall(sitesApi.update, {
    onSuccess: (answer) => {
      keepSite(client, locale, answer.site);
      showToast({ message: t(`sites.open.${act}_done`) });
      setAsking(false);
    },
  });
  const send = () =>
    update.mutate({ params: { id: site.id }, query: { locale }, body: { site: { is_open: !site.is_open } } });
  return (
    <EndRow title={t(`sites.open.${act}_title`)} text={t(`sites.open.${act}_text`)}>
      {!isReadOnly && (
        <Button variant={site.is_open ? "danger-quiet" : "primary"} onPress={() => setAsking(true)}>
          {t(`sites.open.${act}`)}
        </Button>
      )}
      <Dialog
        role="alertdialog"
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t(`sites.open.${act}_ask`)}
        description={t(`sites.open.${act}_text`)}
        closeLabel={t("common.close")}
        actions={
          <>
            <Button onPress={() => setAsking(false)}>{t("common.cancel")}</Button>
            <Button variant={site.is_open ? "danger" : "primary"} isPending={update.isPending} onPress={send}>
              {t(`sites.open.${act}`)}
            </Button>
          </>
        }
      >
        {update.isError && (
          <p role="alert" className="font-medium text-danger">
            {errorWords(update.error)}
          </p>
        )}
      </Dialog>
    </EndRow>
  );
}
