import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "#admin/api/call.ts";
import { invalidate, query } from "#admin/api/query.ts";
import type { Autosaver, Save, Saved } from "#admin/autosave/autosaver.ts";
import { SaveNote } from "#admin/autosave/SaveNote.tsx";
import { UndoButtons } from "#admin/autosave/UndoButtons.tsx";
import { useAutosave, useSnapshot } from "#admin/autosave/use-autosave.ts";
import { formatRelative } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ConflictGate, useConflict } from "#admin/records/conflict/ConflictGate.tsx";
import { RecordSkeleton } from "#admin/records/RecordSkeleton.tsx";
import { useUser } from "#admin/session/queries.ts";
import { algorithmsApi } from "#contract/algorithms.ts";
import { type Answers, type Factsheet, factsheetsApi } from "#contract/factsheets.ts";
import { useClashWords } from "./clash-words.ts";
import { Sheet } from "./Sheet.tsx";

const savedOf = ({ answers, lock_version }: Factsheet): Saved<Answers> => ({
  document: answers,
  version: lock_version,
});

/** A 409 response contains the sheet as someone else saved it. */
const isFactsheet = (value: unknown): value is Factsheet =>
  typeof value === "object" && value !== null && "answers" in value && "lock_version" in value;

/** Autosaves, and updates the query cache with each response. */
function useSheetSaver(factsheet: Factsheet) {
  const client = useQueryClient();
  const user = useUser();
  const input = { params: { id: factsheet.algorithm_id } };
  const saved = useMemo(() => savedOf(factsheet), [factsheet]);
  return useAutosave<Answers>({
    name: `factsheet:${factsheet.algorithm_id}:${user?.id ?? ""}`,
    saved,
    save: async ({ document, version, save_id }: Save<Answers>) => {
      const body = { factsheet: { answers: document, lock_version: version, save_id } };
      const answer = await call(factsheetsApi.save, { ...input, body });
      client.setQueryData(query(factsheetsApi.get, input).queryKey, answer);
      for (const about of [algorithmsApi.list, algorithmsApi.get, algorithmsApi.activity])
        void invalidate(client, about);
      return savedOf(answer.factsheet);
    },
    currentOf: (body) => (isFactsheet(body) ? savedOf(body) : undefined),
  });
}

export function EditableSheet({ factsheet }: { factsheet: Factsheet }) {
  const saver = useSheetSaver(factsheet);
  return saver ? <Work saver={saver} factsheet={factsheet} /> : <RecordSkeleton hasHead={false} />;
}

function Work({ saver, factsheet }: { saver: Autosaver<Answers>; factsheet: Factsheet }) {
  const { t } = useTranslation();
  const answers = useSnapshot(saver, ({ document }) => document);
  const saved_at = useSnapshot(saver, (now) => now.saved_at);
  const { open: decide } = useConflict();
  const words = useClashWords(factsheet);
  const { updated_at, updated_by } = factsheet;
  const last = updated_at && { when: formatRelative(updated_at), name: updated_by };
  return (
    <ConflictGate saver={saver} words={words}>
      <Sheet
        factsheet={factsheet}
        answers={answers}
        edit={saver.edit}
        tools={
          <>
            {last && saved_at === null && (
              <span className="text-sm text-muted">
                {last.name ? t("factsheets.saved_by", last) : t("factsheets.saved_on", last)}
              </span>
            )}
            <SaveNote saver={saver} onDecide={decide} />
            <span className="inline-flex">
              <UndoButtons saver={saver} />
            </span>
          </>
        }
      />
    </ConflictGate>
  );
}
