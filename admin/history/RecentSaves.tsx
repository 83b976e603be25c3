import { useQuery } from "@tanstack/react-query";
import { errorWords } from "#admin/api/errors.ts";
import { query } from "#admin/api/query.ts";
import { usePageWork } from "#admin/content/page-work.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { pagesApi } from "#contract/pages.ts";
import { entriesOf, keyOf } from "./entries.ts";
import { EntryLine, EntryWords } from "./EntryWords.tsx";
import { HISTORY } from "./history-address.ts";

const SHOWN = 5;

/** The page's latest history entries, with a link to all. */
export function RecentSaves() {
  const { t } = useTranslation();
  const { page } = usePageWork();
  const { data, isPending, isError, error } = useQuery(
    query(pagesApi.revisions, { params: { id: page.id }, query: { per_page: SHOWN, sort: "-number" } }),
  );
  const entries = entriesOf(data?.revisions ?? []).slice(0, SHOWN);
  return (
    <section aria-labelledby="page-history">
      <div className="flex items-baseline justify-between gap-2">
        <h2 id="page-history" className="font-bold">
          {t("history.title")}
        </h2>
        <TextLink href={HISTORY} className="text-sm">
          {t("history.all_versions")}
        </TextLink>
      </div>
      {isPending && (
        <div aria-busy="true" className="mt-3 flex flex-col gap-3">
          {[80, 64, 72].map((width) => (
            <Skeleton key={width} width={`${width}%`} height={14} />
          ))}
        </div>
      )}
      {isError && <p className="mt-2 text-sm text-danger">{errorWords(error)}</p>}
      {data && entries.length === 0 && <p className="mt-2 text-sm text-muted">{t("history.none")}</p>}
      <ol className="mt-2 flex flex-col gap-3 text-sm">
        {entries.map((entry) => (
          <EntryLine key={keyOf(entry)} entry={entry}>
            <EntryWords entry={entry} hasDay />
          </EntryLine>
        ))}
      </ol>
    </section>
  );
}
