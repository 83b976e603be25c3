import { useQueryClient } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { useState } from "react";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { errorWords } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { LeaveDialog } from "#admin/frame/LeaveDialog.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { TextArea } from "#admin/ui/TextArea.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { locationsApi } from "#contract/locations.ts";
import { locationsChanged } from "../location-cache.ts";
import { PointsPreview } from "./PointsPreview.tsx";
import { inputOf, MOST_POINTS, readPoints } from "./read-points.ts";

interface PointsDialogProps {
  device_id: string;
  locale: string | undefined;
  onClose: () => void;
}

/** Adds many places from a pasted or uploaded table, after a preview. */
export function PointsDialog({ device_id, locale, onClose }: PointsDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [text, setText] = useState("");
  const [isLeaving, setIsLeaving] = useState(false);
  const [hasNothing, setHasNothing] = useState(false);
  const points = readPoints(text);
  const right = points.filter(({ problem }) => !problem);
  const isTooMany = right.length > MOST_POINTS;
  const batch = useCall(locationsApi.batch, {
    onSuccess: ({ created_count }) => {
      showToast({ message: t("locations.points.done", { count: created_count }) });
      onClose();
      return locationsChanged(client);
    },
  });

  const write = (next: string) => {
    setText(next);
    setHasNothing(false);
    batch.reset();
  };
  const add = () => {
    if (right.length === 0 || isTooMany) return setHasNothing(right.length === 0);
    return batch.mutate({
      params: { device_id },
      query: locale ? { locale } : {},
      body: { locations: right.map(inputOf) },
    });
  };
  const close = () => (text.trim() === "" ? onClose() : setIsLeaving(true));

  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t("locations.points.title")}
      description={t("locations.points.text")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={close}>{t("common.cancel")}</Button>
          <Button
            variant="primary"
            isPending={batch.isPending}
            pendingLabel={t("locations.points.adding")}
            onPress={add}
          >
            {t("locations.points.add", { count: right.length })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {batch.isError && (
          <Note tone="danger" role="alert" title={t("locations.points.failed")}>
            {errorWords(batch.error)}
          </Note>
        )}
        <TextArea
          label={t("locations.points.table")}
          hint={t("locations.points.hint")}
          value={text}
          onChange={write}
          rows={6}
          spellCheck="false"
          errorMessage={hasNothing ? t("locations.points.nothing") : undefined}
        />
        <FileTrigger
          acceptedFileTypes={[".csv", ".tsv", ".txt", "text/csv", "text/plain"]}
          onSelect={(files) => void files?.[0]?.text().then(write)}
        >
          <Button size="sm" icon={Upload} className="self-start">
            {t("locations.points.choose")}
          </Button>
        </FileTrigger>
        {isTooMany && (
          <Note tone="danger" role="alert">
            {t("locations.points.too_many", { count: MOST_POINTS })}
          </Note>
        )}
        {points.length > 0 && <PointsPreview points={points} />}
      </div>
      {isLeaving && <LeaveDialog onStay={() => setIsLeaving(false)} onLeave={onClose} />}
    </Dialog>
  );
}
