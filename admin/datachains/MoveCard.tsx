import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, query, useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { Select } from "#admin/ui/Select.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import type { Datachain } from "#contract/datachains.ts";
import { taxonomiesApi } from "#contract/taxonomies.ts";
import { type ChainSubject, listsOf } from "./chain-subject.ts";
import { useMoveWords } from "./move-words.ts";

/** Moves the chain to another version of the vocabulary, after a preview. Shown only if there is one. */
export function MoveCard({ subject, datachain }: { subject: ChainSubject; datachain: Datachain }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const words = useMoveWords();
  const { data } = useQuery(query(taxonomiesApi.list, {}));
  const [chosen, setChosen] = useState<string | null>(null);
  const { taxonomy_id, lock_version } = datachain;
  const others = (data?.taxonomies ?? []).filter(({ id, kind }) => kind === subject.kind && id !== taxonomy_id);
  const params = { id: subject.id };
  const report = useCall(subject.chainApi.move);
  const move = useCall(subject.chainApi.move, {
    onSuccess: (answer) => {
      client.setQueryData(query(subject.chainApi.get, { params }).queryKey, { datachain: answer.datachain });
      for (const list of listsOf(subject)) void invalidate(client, list);
      report.reset();
      showToast({ message: t("datachains.move.moved", { id: answer.datachain.taxonomy_id }) });
    },
  });
  const target = chosen ?? others[0]?.id;
  if (target === undefined) return null;
  const ask = (dry_run: boolean) => ({ params, body: { taxonomy_id: target, dry_run, lock_version } });
  const error = report.error ?? move.error;
  return (
    <Card aria-labelledby="chain-move">
      <CardHead id="chain-move" title={t("datachains.move.title")} />
      <CardBody className="flex flex-col gap-3">
        <p className="text-sm text-muted">{t("datachains.move.text", { id: taxonomy_id })}</p>
        <Select
          label={t("datachains.move.choose")}
          options={others.map(({ id }) => ({ id, label: id }))}
          value={target}
          onChange={(id) => {
            setChosen(id);
            report.reset();
          }}
        />
        {error && (
          <Note tone="danger" role="alert">
            {errorWords(error)}
          </Note>
        )}
        {report.data && (
          <ul className="list-disc ps-5 text-sm" role="status">
            {report.data.changes.map((change, at) => (
              <li key={at}>{words(change)}</li>
            ))}
            {report.data.changes.length === 0 && <li>{t("datachains.move.nothing")}</li>}
          </ul>
        )}
        <div className="flex flex-wrap gap-2">
          <Button isPending={report.isPending} onPress={() => report.mutate(ask(true))}>
            {t("datachains.move.check")}
          </Button>
          {report.data && (
            <Button variant="primary" isPending={move.isPending} onPress={() => move.mutate(ask(false))}>
              {t("datachains.move.move")}
            </Button>
          )}
        </div>
      </CardBody>
    </Card>
  );
}
