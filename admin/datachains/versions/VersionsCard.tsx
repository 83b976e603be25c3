import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { query } from "#admin/api/query.ts";
import { formatRelative } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import type { ChainVersion } from "#contract/datachains.ts";
import { useChainWork } from "../chain-work.ts";
import { VersionDialog } from "./VersionDialog.tsx";

const STEP = 5;
/** Notes of versions that start a new chain rather than being a regular save. */
const NOTES = ["blank", "template", "copy", "document", "move"] as const;
const isNote = (note: string | null): note is (typeof NOTES)[number] => NOTES.some((one) => one === note);

/** Earlier versions, newest first; each can be compared with the current one and restored. */
export function VersionsCard() {
  const { t } = useTranslation();
  const { subject } = useChainWork();
  const [count, setCount] = useState(STEP);
  const [opened, setOpened] = useState<ChainVersion>();
  const versions = useQuery(
    query(subject.chainApi.versions, { params: { id: subject.id }, query: { per_page: count, sort: "-number" } }),
  );
  const shown = versions.data?.versions ?? [];
  const total = versions.data?.meta.total_count ?? 0;
  return (
    <Card aria-labelledby="chain-versions">
      <CardHead id="chain-versions" title={t("datachains.versions.title")} count={total || undefined} />
      <CardBody>
        {versions.isPending && <Skeleton height={80} />}
        {versions.isError && <p className="text-danger">{errorWords(versions.error)}</p>}
        {versions.data && total === 0 && <p className="text-sm text-muted">{t("datachains.versions.none")}</p>}
        <ul className="flex flex-col gap-3">
          {shown.map((version) => (
            <li key={version.id} className="flex flex-wrap items-center justify-between gap-2">
              <span className="min-w-0">
                <span className="block font-medium">
                  {t("datachains.versions.number", { number: version.number })}
                  {isNote(version.note) && `, ${t(`datachains.versions.notes.${version.note}`)}`}
                </span>
                <span className="block text-sm text-muted">
                  {t("datachains.versions.by", {
                    name: version.created_by ?? t("datachains.versions.nobody"),
                    when: formatRelative(version.updated_at),
                  })}
                </span>
              </span>
              <Button
                size="sm"
                onPress={() => setOpened(version)}
                aria-label={`${t("datachains.versions.compare")}, ${t("datachains.versions.number", { number: version.number })}`}
              >
                {t("datachains.versions.compare")}
              </Button>
            </li>
          ))}
        </ul>
        {total > shown.length && shown.length > 0 && (
          <Button variant="ghost" size="sm" className="mt-3" onPress={() => setCount(count + 20)}>
            {t("datachains.versions.more")}
          </Button>
        )}
      </CardBody>
      {opened && <VersionDialog version={opened} onClose={() => setOpened(undefined)} />}
    </Card>
  );
}
