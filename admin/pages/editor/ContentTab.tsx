import { useTranslation } from "#admin/i18n/i18n.ts";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { HEADLINE_LETTERS } from "#contract/page-content.ts";
import { ContentText } from "./ContentText.tsx";
import { ImagePart } from "./ImagePart.tsx";
import { LabelsPart } from "./LabelsPart.tsx";
import { PageLayout } from "./PageLayout.tsx";

/** Headline, subtitle, text, photo and labels. */
export function ContentTab() {
  const { t } = useTranslation();
  return (
    <PageLayout>
      <Card aria-label={t("pages.editor.tabs.content")}>
        <CardBody className="flex flex-col gap-5">
          <ContentText field="headline" limit={HEADLINE_LETTERS} isStrict />
          <ContentText field="subtitle" limit={120} isOptional hint={t("pages.editor.subtitle_hint")} />
          <ContentText field="body" isRich />
        </CardBody>
      </Card>
      <ImagePart title={t("content.fields.image")} label={t("pages.editor.image_label")} />
      <Card aria-labelledby="page-labels">
        <CardHead id="page-labels" title={t("content.fields.label_ids")} />
        <CardBody>
          <LabelsPart />
        </CardBody>
      </Card>
    </PageLayout>
  );
}
