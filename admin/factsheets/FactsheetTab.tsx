import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { query, readAhead } from "#admin/api/query.ts";
import type { Prefetch } from "#admin/frame/load-page.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { LoadedRecord } from "#admin/records/LoadedRecord.tsx";
import { RecordSkeleton } from "#admin/records/RecordSkeleton.tsx";
import { isShared } from "#admin/session/share-limits.ts";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { Note } from "#admin/ui/Note.tsx";
import { factsheetsApi } from "#contract/factsheets.ts";
import { EditableSheet } from "./EditableSheet.tsx";
import { SharedSheet } from "./SharedSheet.tsx";
import { Sheet } from "./Sheet.tsx";

const sheetQuery = (id: string) => ({ ...query(factsheetsApi.get, { params: { id } }), staleTime: 0 });

export const prefetch: Prefetch = (client, { algorithm_id = "" }) => readAhead(client, sheetQuery(algorithm_id));

/** An algorithm's factsheet: autosaving for editors, read-only for viewers. */
export function FactsheetTab() {
  const { t } = useTranslation();
  const { algorithm_id: id = "" } = useParams();
  const isWriter = canEdit(useUser());
  const result = useQuery(sheetQuery(id));
  return (
    <LoadedRecord
      result={result}
      failedTitle={t("factsheets.load_failed")}
      skeleton={<RecordSkeleton hasHead={false} />}
      isFresh
    >
      {({ factsheet }) =>
        isWriter ? (
          <EditableSheet key={id} factsheet={factsheet} />
        ) : isShared() ? (
          <SharedSheet factsheet={factsheet} />
        ) : (
          <Sheet
            factsheet={factsheet}
            answers={factsheet.answers}
            notice={<Note tone="neutral">{t("factsheets.read_only")}</Note>}
          />
        )
      }
    </LoadedRecord>
  );
}
