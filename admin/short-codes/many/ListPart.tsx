import { Upload } from "lucide-react";
import { useState } from "react";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { errorWords } from "#admin/api/errors.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { TextArea } from "#admin/ui/TextArea.tsx";
import { MOST_CODES_AT_ONCE } from "#contract/short-codes.ts";
import { ListPreview } from "./ListPreview.tsx";
import type { useCheckedList } from "./use-checked-list.ts";

interface ListPartProps {
  text: string;
  onChange: (text: string) => void;
  list: ReturnType<typeof useCheckedList>;
  errorMessage: string | undefined;
}

/** A pasted or uploaded table, checked before anything is created. */
export function ListPart({ text, onChange, list, errorMessage }: ListPartProps) {
  const { t } = useTranslation();
  const [isUnreadable, setUnreadable] = useState(false);
  const read = async (file: File | undefined) => {
    try {
      if (file) onChange(await file.text());
      setUnreadable(false);
    } catch {
      setUnreadable(true);
    }
  };
  return (
    <>
      <TextArea
        label={t("codes.create_many.list.table")}
        hint={t("codes.create_many.list.hint")}
        value={text}
        onChange={onChange}
        rows={5}
        spellCheck="false"
        errorMessage={errorMessage}
      />
      <FileTrigger
        acceptedFileTypes={[".csv", ".tsv", ".txt", "text/csv", "text/plain"]}
        onSelect={(files) => void read(files?.[0])}
      >
        <Button size="sm" icon={Upload} className="self-start">
          {t("codes.create_many.list.choose")}
        </Button>
      </FileTrigger>
      {isUnreadable && (
        <Note tone="danger" role="alert">
          {t("codes.create_many.list.unreadable")}
        </Note>
      )}
      {list.isTooLong && (
        <Note tone="danger" role="alert">
          {t("codes.create_many.list.too_long", { count: MOST_CODES_AT_ONCE })}
        </Note>
      )}
      <Checked list={list} />
    </>
  );
}

function Checked({ list }: Pick<ListPartProps, "list">) {
  const { t } = useTranslation();
  if (list.error)
    return (
      <ErrorState
        title={t("codes.create_many.list.check_failed")}
        retryLabel={t("common.retry")}
        onRetry={list.recheck}
        isRetrying={list.isRechecking}
      >
        {errorWords(list.error)}
      </ErrorState>
    );
  if (list.isChecking)
    return (
      <div role="status" className="flex flex-col gap-2">
        <p className="text-sm text-muted">{t("codes.create_many.list.checking")}</p>
        <Skeleton height={96} />
      </div>
    );
  return list.lines.length > 0 ? <ListPreview lines={list.lines} /> : null;
}
