import { errorWords } from "#admin/api/errors.ts";
import { uiLocale, useTranslation } from "#admin/i18n/i18n.ts";
import { Card, CardBody } from "#admin/ui/Card.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { type Import, importsApi, type ReadingChoice } from "#contract/imports.ts";
import { importHref } from "../import-subjects.ts";
import { useStart } from "../use-import.ts";
import { EncodingField } from "./EncodingField.tsx";
import { FirstRows } from "./FirstRows.tsx";
import { SheetField } from "./SheetField.tsx";

interface ReadingStepProps {
  ours: Import;
  isWriter: boolean;
  /** The columns are others now. */
  onRead: () => void;
}

/** Shows how the file was read, and reads it again with other choices. */
export function ReadingStep({ ours, isWriter, onRead }: ReadingStepProps) {
  const { t } = useTranslation();
  const { id, subject, filename, format, reading } = ours;
  const again = useStart(importsApi.read, onRead);
  const choose = (choice: ReadingChoice) =>
    again.mutate({ params: { id }, query: { ui_locale: uiLocale() }, body: choice });
  const { encoding, sheet } = reading;
  /** The sheet and the encoding stay when the header changes. */
  const kept = { ...(encoding && { encoding }), ...(sheet !== null && { sheet }) };
  const shared = { reading, isBusy: again.isPending, isReadOnly: !isWriter };
  return (
    <div className="flex flex-col gap-5">
      {again.isError && (
        <Note tone="danger" role="alert" title={t("imports.reading.failed")}>
          {errorWords(again.error)}
        </Note>
      )}
      <Card>
        <CardBody className="flex flex-col gap-5">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <div className="min-w-0">
              <h2 className="text-base font-bold [overflow-wrap:anywhere]">{filename}</h2>
              <p className="text-sm text-muted">{t(`imports.reading.formats.${format}`)}</p>
            </div>
            <LinkButton href={importHref(subject)}>{t("imports.reading.other_file")}</LinkButton>
          </div>
          {reading.sheets.length > 1 && <SheetField {...shared} onChange={(next) => choose({ sheet: next })} />}
          {encoding && <EncodingField {...shared} onChange={(next) => choose({ encoding: next })} />}
        </CardBody>
      </Card>
      {reading.head.length > 0 && <FirstRows {...shared} onChange={(next) => choose({ ...kept, ...next })} />}
      <p role="status" className="sr-only">
        {again.isPending ? t("imports.reading.busy") : ""}
      </p>
      <div className="flex flex-wrap justify-end gap-2 max-md:flex-col-reverse max-md:items-stretch">
        <LinkButton variant="primary" href={importHref(subject, id, "match")}>
          {t("imports.reading.next")}
        </LinkButton>
      </div>
    </div>
  );
}
