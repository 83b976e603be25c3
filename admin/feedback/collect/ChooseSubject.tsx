import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { LoadFailure } from "#admin/records/LoadFailure.tsx";
import { type Named, SearchedPicker, usePickerSearch } from "#admin/records/SearchedPicker.tsx";
import { localesQuery, useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardBody } from "#admin/ui/Card.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { Select } from "#admin/ui/Select.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { type CollectablePage, feedbackApi } from "#contract/feedback.ts";
import type { User } from "#contract/user.ts";
import { type Collecting, startCollecting } from "./collecting.ts";
import { RefusedAnswers } from "./RefusedAnswers.tsx";

const NO_PLACE = "none";

export function ChooseSubject({ onStart }: { onStart: (collecting: Collecting) => void }) {
  const { t } = useTranslation();
  const user = useUser();
  const heading = useRef<HTMLHeadingElement>(null);
  // after ending a session, start the next one at the top
  useEffect(() => heading.current?.focus(), []);
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-150 flex-col gap-5 p-4 md:px-6 md:py-12">
      <LinkButton className="self-start" variant="ghost" href={paths.feedback()}>
        {t("feedback.collect.back")}
      </LinkButton>
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-bold tracking-tight outline-none">
          {t("feedback.collect.title")}
        </h1>
        <p className="mt-1 text-muted">{t("feedback.collect.intro")}</p>
      </div>
      {user && !canEdit(user) && <Note tone="warning">{t("feedback.collect.forbidden")}</Note>}
      {user && canEdit(user) && <SubjectForm user={user} onStart={onStart} />}
      {user?.customer_id && canEdit(user) && <RefusedAnswers customer_id={user.customer_id} />}
      {!user && <Skeleton height={150} />}
    </main>
  );
}

function SubjectForm({ user, onStart }: { user: User; onStart: (collecting: Collecting) => void }) {
  const { t } = useTranslation();
  const [page, setPage] = useState<CollectablePage>();
  const [place, setPlace] = useState(NO_PLACE);
  const [isTried, setTried] = useState(false);
  const locales = useQuery(localesQuery()).data?.locales;
  const start = () => {
    setTried(true);
    if (!page || !locales || !user.customer_id) return;
    const { type: _type, places: _places, ...chosen } = page;
    onStart(
      startCollecting({
        customer_id: user.customer_id,
        page: chosen,
        place: page.places.find((one) => one.id === place) ?? null,
        locales,
        by: user.name,
      }),
    );
  };
  return (
    <Card>
      <CardBody>
        <form
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            start();
          }}
        >
          <PageField
            value={page}
            errorMessage={isTried && !page ? t("feedback.collect.page_needed") : undefined}
            onChange={(next) => {
              setPage(next);
              setPlace(NO_PLACE);
            }}
          />
          {page && page.places.length > 0 && (
            <Select
              label={t("feedback.collect.place")}
              options={[
                { id: NO_PLACE, label: t("feedback.collect.no_place") },
                ...page.places.map(({ id, name }) => ({ id, label: name })),
              ]}
              value={place}
              onChange={setPlace}
            />
          )}
          <Button className="self-start" type="submit" variant="primary" icon={Play}>
            {t("feedback.collect.start")}
          </Button>
        </form>
      </CardBody>
    </Card>
  );
}

interface PageFieldProps {
  value: CollectablePage | undefined;
  onChange: (page: CollectablePage | undefined) => void;
  errorMessage: string | undefined;
}

function PageField({ value, onChange, errorMessage }: PageFieldProps) {
  const { t } = useTranslation();
  const named: Named | null = value ? { id: value.id, name: value.title } : null;
  const { onSearch, ...asked } = usePickerSearch(named);
  const result = useQuery({ ...query(feedbackApi.collectable, asked), placeholderData: keepPreviousData });
  const pages = result.data?.pages ?? [];
  if (result.isError && !result.data) return <LoadFailure result={result} title={t("feedback.collect.failed")} />;
  return (
    <SearchedPicker
      label={t("feedback.collect.page")}
      found={pages.map(({ id, title }) => ({ id, label: title }))}
      value={named}
      onChange={(chosen) => onChange(pages.find(({ id }) => id === chosen?.id))}
      onSearch={onSearch}
      openLabel={t("feedback.collect.show_pages")}
      emptyLabel={result.isFetching ? t("common.loading") : t("feedback.collect.no_page")}
      errorMessage={errorMessage}
    />
  );
}
