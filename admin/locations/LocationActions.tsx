import { Download, Plus, TableProperties } from "lucide-react";
import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { saveFile } from "#admin/ui/save-file.ts";
import { today } from "#admin/i18n/today.ts";
import { mayCall } from "#admin/session/share-limits.ts";
import { Button } from "#admin/ui/Button.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { locationsApi } from "#contract/locations.ts";
import { PointsDialog } from "./points/PointsDialog.tsx";

interface LocationActionsProps {
  device_id: string;
  locale: string | undefined;
  /** If missing, places cannot be added. */
  onNew: (() => void) | undefined;
  hasFile?: boolean | undefined;
}

/** Adds one place or many, and exports all of them. */
export function LocationActions({ device_id, locale, onNew, hasFile = false }: LocationActionsProps) {
  const { t } = useTranslation();
  const [isAddingMany, setIsAddingMany] = useState(false);
  const download = useCall(locationsApi.csv, {
    onSuccess: (file) => saveFile(file, `${t("locations.file")}-${today()}.csv`),
    onError: (error) =>
      showToast({ tone: "danger", message: `${t("locations.download_failed")} ${errorWords(error)}` }),
  });
  return (
    <>
      {hasFile && mayCall(locationsApi.csv, { device_id }) && (
        <Button
          icon={Download}
          isPending={download.isPending}
          onPress={() => download.mutate({ params: { device_id }, query: locale ? { locale } : {} })}
        >
          {t("locations.download")}
        </Button>
      )}
      {onNew && (
        <>
          <Button icon={TableProperties} onPress={() => setIsAddingMany(true)}>
            {t("locations.add_many")}
          </Button>
          <Button variant="primary" icon={Plus} onPress={onNew}>
            {t("locations.add")}
          </Button>
        </>
      )}
      {isAddingMany && <PointsDialog device_id={device_id} locale={locale} onClose={() => setIsAddingMany(false)} />}
    </>
  );
}
