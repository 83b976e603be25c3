import { useQueryClient } from "@tanstack/react-query";
import { CircleCheck, Hammer } from "lucide-react";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { formatDay } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { locationsApi } from "#contract/locations.ts";
import { type ShortCode, shortCodesApi } from "#contract/short-codes.ts";

interface RecordSignProps {
  code: ShortCode;
  isWriter: boolean;
}

/** The last step from a device to its sign: when it was put up, or a button to record that it was today. */
export function RecordSign({ code, isWriter }: RecordSignProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const install = useCall(shortCodesApi.install, {
    onSuccess: ({ short_code }) =>
      showToast({ message: t("codes.installed.done", { place: short_code.place?.name ?? short_code.code }) }),
    onSettled: () => {
      for (const endpoint of [shortCodesApi.list, shortCodesApi.show, locationsApi.list])
        void invalidate(client, endpoint);
    },
  });
  const { place } = install.data?.short_code ?? code;
  if (!place || code.state === "retired" || code.state === "blank") return null;
  if (place.sign_installed_on)
    return (
      <p role="status" className="flex gap-2 text-sm text-muted">
        <CircleCheck size={14} className="mt-0.75 flex-none text-success" aria-hidden />
        {t("codes.installed.since", { day: formatDay(place.sign_installed_on) })}
      </p>
    );
  if (!isWriter) return null;
  const send = () => install.mutate({ params: { id: code.id }, body: { lock_version: code.lock_version } });
  return (
    <>
      <Button icon={Hammer} isPending={install.isPending} pendingLabel={t("common.saving")} onPress={send}>
        {t("codes.installed.record")}
      </Button>
      {install.isError && (
        <p role="alert" className="text-sm font-medium text-danger">
          {errorWords(install.error)}
        </p>
      )}
    </>
  );
}
