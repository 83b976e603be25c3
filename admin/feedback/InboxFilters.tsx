import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { FilterMenu } from "#admin/lists/FilterMenu.tsx";
import { ListSearch } from "#admin/lists/ListSearch.tsx";
import type { ListState } from "#admin/lists/use-list-state.ts";
import { answerWord } from "#admin/records/answer-word.ts";
import { localesQuery, useUser } from "#admin/session/queries.ts";
import { Face, FACES } from "#admin/ui/Face.tsx";
import { COMPLAINT_FILTERS, FEEDBACK_CHANNELS, FEEDBACK_KINDS, feedbackApi } from "#contract/feedback.ts";
import { FIRST_QUESTION } from "#contract/feedback-questions.ts";
import { pagesApi } from "#contract/pages.ts";

/** Most pages in the searchable menu. */
const PAGES = 200;

type Narrowing = Pick<ListState, "filter" | "setFilter" | "q" | "search">;

export function InboxFilters({ list }: { list: Narrowing }) {
  const { t } = useTranslation();
  const locales = useQuery(localesQuery()).data?.locales;
  return (
    <div className="flex flex-col gap-3">
      <ListSearch noun="feedback" list={list} isFullWidth />
      <div className="flex flex-wrap gap-2">
        <FilterMenu
          noun="feedback"
          list={list}
          param="kind"
          label={t("feedback.filters.kind")}
          choices={FEEDBACK_KINDS.map((id) => ({ id, label: t(`feedback.kinds.${id}`) }))}
        />
        <FilterMenu
          noun="feedback"
          list={list}
          param="complaint"
          label={t("feedback.filters.complaint")}
          choices={COMPLAINT_FILTERS.map((id) => ({ id, label: t(`feedback.complaints.${id}`) }))}
        />
        <AssigneeFilter list={list} />
        <PageFilter list={list} />
        <FilterMenu
          noun="feedback"
          list={list}
          param="face"
          label={t("feedback.filters.face")}
          choices={FACES.map((value) => ({
            id: String(value),
            label: answerWord(t, FIRST_QUESTION, value),
            mark: <Face value={value} size={20} />,
          }))}
        />
        <FilterMenu
          noun="feedback"
          list={list}
          param="channel"
          label={t("feedback.filters.channel")}
          choices={FEEDBACK_CHANNELS.map((id) => ({ id, label: t(`feedback.channels.${id}`) }))}
        />
        <FilterMenu
          noun="feedback"
          list={list}
          param="locale"
          label={t("feedback.filters.locale")}
          choices={locales?.map((id) => ({ id, label: languageName(id) }))}
        />
      </div>
    </div>
  );
}

function AssigneeFilter({ list }: { list: Narrowing }) {
  const { t } = useTranslation();
  const user = useUser();
  const people = useQuery(query(feedbackApi.people, {})).data?.people;
  const others = people?.filter(({ id }) => id !== user?.id).map(({ id, name }) => ({ id, label: name }));
  const first = [
    ...(user ? [{ id: user.id, label: t("feedback.filters.mine") }] : []),
    { id: "none", label: t("feedback.filters.nobody") },
  ];
  return (
    <FilterMenu
      noun="feedback"
      list={list}
      param="assignee"
      label={t("feedback.filters.assignee")}
      choices={others && [...first, ...others]}
    />
  );
}

/** Lazy: loads the pages when the menu is about to open, or if one is selected. */
function PageFilter({ list }: { list: Narrowing }) {
  const { t } = useTranslation();
  const [isNear, setNear] = useState(false);
  const isNeeded = isNear || list.filter("page_id").length > 0;
  const { data } = useQuery({
    ...query(pagesApi.search, { query: { per_page: PAGES, sort: "title" } }),
    enabled: isNeeded,
  });
  return (
    <FilterMenu
      noun="feedback"
      list={list}
      param="page_id"
      label={t("feedback.filters.page")}
      isSingle
      onNear={() => setNear(true)}
      choices={data?.items.map(({ id, title }) => ({ id, label: title }))}
    />
  );
}
