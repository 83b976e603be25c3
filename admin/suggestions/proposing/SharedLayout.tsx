import { useQuery } from "@tanstack/react-query";
import { Outlet } from "react-router";
import { query } from "#admin/api/query.ts";
import { useOpened } from "#admin/frame/use-opened.ts";
import { formatDate } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Segmented } from "#admin/ui/Segmented.tsx";
import { type SharedWith, shareLinksApi } from "#contract/share-links.ts";
import { SuggestView } from "./SuggestView.tsx";

/** Layout of every screen in a share session: who shared it, until when, and a button to suggest changes. */
export function SharedLayout() {
  const { opened } = useOpened("suggest");
  const { data } = useQuery(query(shareLinksApi.current, {}));
  const maySuggest = data?.shared.permission === "suggest" && data.shared.parts.length > 0;
  return (
    <>
      {data && <SharedBar shared={data.shared} maySuggest={maySuggest} />}
      {data && maySuggest && opened !== null ? <SuggestView name={data.shared.title} /> : <Outlet />}
    </>
  );
}

function SharedBar({ shared, maySuggest }: { shared: SharedWith; maySuggest: boolean }) {
  const { t } = useTranslation();
  const { opened, open, close } = useOpened("suggest");
  const { invited_by, customer_name, permission } = shared;
  const who = invited_by ? `${invited_by} (${customer_name})` : customer_name;
  const date = formatDate(shared.expires_at, { dateStyle: "long" });
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-info-border bg-info-soft px-4 py-2">
      <p className="min-w-0 flex-1 basis-60 text-sm">
        {t("suggestions.mine.invited", { who })} {t(`suggestions.mine.may_${permission}`, { date })}
      </p>
      {maySuggest && (
        <Segmented
          label={t("suggestions.mine.views")}
          value={opened === null ? "read" : "propose"}
          onChange={(view) => (view === "read" ? close() : open("all"))}
          items={[
            { id: "read", label: t("suggestions.mine.read") },
            { id: "propose", label: t("suggestions.mine.propose") },
          ]}
        />
      )}
    </div>
  );
}
