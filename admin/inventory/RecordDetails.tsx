import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { LoadedRecord } from "#admin/records/LoadedRecord.tsx";
import { RecordSkeleton } from "#admin/records/RecordSkeleton.tsx";
import { isShared } from "#admin/session/share-limits.ts";
import type { InventoryNoun } from "./inventory-records.ts";

interface RecordDetailsProps<D> {
  noun: InventoryNoun;
  result: UseQueryResult<D>;
  /** Guests of a share link read the details, others have a form. */
  children: (data: D, isGuest: boolean) => ReactNode;
}

/** The details of a record, loaded afresh so that nobody starts editing an old version. */
export function RecordDetails<D>({ noun, result, children }: RecordDetailsProps<D>) {
  const { t } = useTranslation();
  return (
    <LoadedRecord
      result={result}
      failedTitle={t(`${noun}.load_failed`)}
      skeleton={<RecordSkeleton hasHead={false} />}
      isFresh
    >
      {(data) => children(data, isShared())}
    </LoadedRecord>
  );
}
