import { useQuery } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import { PageRows } from "#admin/collections/PageRows.tsx";
import { usePageContent, usePageWork } from "#admin/content/page-work.ts";
import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ContentSwitch } from "#admin/pages/editor/ContentSwitch.tsx";
import { ContentText } from "#admin/pages/editor/ContentText.tsx";
import { ImageFields } from "#admin/pages/editor/ImagePart.tsx";
import { PageLayout } from "#admin/pages/editor/PageLayout.tsx";
import { QuestionList } from "#admin/pages/editor/QuestionList.tsx";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { Switch } from "#admin/ui/Switch.tsx";
import { HEADLINE_LETTERS } from "#contract/page-content.ts";
import { pagesApi } from "#contract/pages.ts";
import { AnnouncementCard } from "./AnnouncementCard.tsx";
import { FirstViewButton } from "./FirstViewButton.tsx";
import { useHome } from "./use-home.ts";

/** The guide's home page, edited on one screen. */
export function HomeTab() {
  const { t } = useTranslation();
  return (
    <PageLayout>
      <AnnouncementCard />
      <Card aria-labelledby="home-opening">
        <CardHead id="home-opening" title={t("home.opening")} />
        <CardBody className="flex flex-col gap-5">
          <ContentText field="headline" limit={HEADLINE_LETTERS} isStrict />
          <ContentText field="subtitle" label={t("home.introduction")} isOptional hint={t("home.introduction_hint")} />
          <ImageFields label={t("home.cover")} />
        </CardBody>
      </Card>
      <Featured />
      <Offers />
      <QuestionList title={t("home.questions")} note={t("home.questions_note")} />
      <Card aria-labelledby="home-about">
        <CardHead id="home-about" title={t("home.about")} />
        <CardBody>
          <ContentText field="body" isRich isOptional hint={t("home.about_hint")} />
        </CardBody>
      </Card>
    </PageLayout>
  );
}

/** Pages featured on the home page. */
function Featured() {
  const { t } = useTranslation();
  const { home, change } = useHome();
  const { featured } = home;
  return (
    <Card aria-labelledby="home-featured">
      <CardHead
        id="home-featured"
        title={t("home.featured")}
        count={formatNumber(featured.length)}
        actions={<span className="me-2 text-sm text-muted max-sm:hidden">{t("home.featured_note")}</span>}
      />
      {featured.length === 0 && <CardBody className="text-muted">{t("home.featured_empty")}</CardBody>}
      <PageRows
        label={t("home.featured")}
        members={featured}
        onChange={(make) => change((before) => ({ featured: make(before.featured) }))}
        words={{ find: t("home.featured_find"), not_public: t("home.featured_left_out") }}
      />
    </Card>
  );
}

/** Hint of the map switch: how many places are exact, shown as an area, or hidden. */
function useMapHint() {
  const { t } = useTranslation();
  const { data } = useQuery(query(pagesApi.places, {}));
  const { first_view } = useHome().home;
  if (!data) return t("home.map_hint");
  const { shown, as_area, hidden } = data.places;
  return [
    t("home.map_shown", { count: shown }),
    as_area > 0 && t("home.map_area", { count: as_area }),
    hidden > 0 && t("home.map_hidden", { count: hidden }),
    first_view && t("home.first_view.is_set"),
  ]
    .filter(Boolean)
    .join(" ");
}

function Offers() {
  const { t } = useTranslation();
  const { canEdit } = usePageWork();
  const { home, change } = useHome();
  const hasMap = usePageContent((content) => content.show_map);
  return (
    <Card aria-label={t("home.switches")} className="divide-y divide-border *:p-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <ContentSwitch field="show_map" label={t("home.map")} hint={useMapHint()} />
        {canEdit && hasMap && <FirstViewButton />}
      </div>
      <Switch
        label={<span className="font-medium">{t("home.code")}</span>}
        hint={t("home.code_hint")}
        isSelected={home.show_code_field}
        isDisabled={!canEdit}
        onChange={(show_code_field) => change(() => ({ show_code_field }))}
      />
    </Card>
  );
}
