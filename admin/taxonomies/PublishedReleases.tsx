import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { query, useCall } from "#admin/api/query.ts";
import { formatDate } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { LinesSkeleton } from "#admin/ui/LinesSkeleton.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { taxonomiesApi } from "#contract/taxonomies.ts";
import type { ChosenRelease } from "./read-release-file.ts";

interface PublishedReleasesProps {
  /** Null if this installation asks nobody. */
  host: string | null;
  isBusy: boolean;
  onChoose: (release: ChosenRelease) => void;
}

/** Releases at the standard's public API, asked for only when someone wants to see them. */
export function PublishedReleases({ host, isBusy, onChoose }: PublishedReleasesProps) {
  const { t } = useTranslation();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <section aria-labelledby="published-releases" className="flex min-w-0 flex-col gap-2">
      <h3 id="published-releases" className="text-sm font-medium">
        {t("taxonomies.published.title")}
      </h3>
      {host === null ? (
        <p className="text-muted">{t("taxonomies.published.off")}</p>
      ) : (
        <>
          <p className="text-muted">{t("taxonomies.published.text", { host })}</p>
          {isAsked ? (
            <PublishedList isBusy={isBusy} onChoose={onChoose} />
          ) : (
            <Button className="self-start" onPress={() => setIsAsked(true)}>
              {t("taxonomies.published.show")}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function PublishedList({ isBusy, onChoose }: Omit<PublishedReleasesProps, "host">) {
  const { t } = useTranslation();
  const result = useQuery({ ...query(taxonomiesApi.published, {}), retry: false });
  const fetching = useCall(taxonomiesApi.fetch);
  const choose = (version: string) =>
    fetching.mutate(
      { params: { version } },
      { onSuccess: ({ release, symbols }) => onChoose({ name: version, release, symbols }) },
    );
  if (result.isPending) return <LinesSkeleton rows={2} sign={16} />;
  if (result.isError)
    return (
      <Note
        tone="danger"
        role="alert"
        actions={
          <Button size="sm" isPending={result.isFetching} onPress={() => void result.refetch()}>
            {t("common.retry")}
          </Button>
        }
      >
        {errorWords(result.error)}
      </Note>
    );
  const { releases } = result.data;
  if (releases.length === 0) return <p className="text-muted">{t("taxonomies.published.none")}</p>;
  return (
    <>
      {fetching.error && (
        <Note tone="danger" role="alert">
          {errorWords(fetching.error)}
        </Note>
      )}
      <ul className="divide-y divide-border rounded-md border border-border">
        {releases.map(({ version, status, created_at, is_here }) => (
          <li key={version} className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
            <span className="min-w-0 flex-1 break-words">
              <span className="font-medium">{version}</span>
              <span className="block text-sm text-muted">
                {[status, created_at !== null && !Number.isNaN(Date.parse(created_at)) && formatDate(created_at)]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </span>
            {is_here ? (
              <Badge tone="quiet">{t("taxonomies.published.is_here")}</Badge>
            ) : (
              <Button
                size="sm"
                isDisabled={isBusy || fetching.isPending}
                isPending={fetching.isPending && fetching.variables.params.version === version}
                aria-label={t("taxonomies.published.check_this", { id: version })}
                onPress={() => choose(version)}
              >
                {t("taxonomies.published.check")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
