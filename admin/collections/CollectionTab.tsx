import { usePageWork } from "#admin/content/page-work.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { PageLayout } from "#admin/pages/editor/PageLayout.tsx";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { RadioCards } from "#admin/ui/RadioCards.tsx";
import { COLLECTION_GROUPS } from "#contract/page-content.ts";
import { RuleChoice, RuleFields } from "./RuleFields.tsx";
import { ORDERS, useCollection } from "./use-collection.ts";

/** How a collection gets its pages, and how residents see them. */
export function CollectionTab() {
  const { t } = useTranslation();
  const { canEdit } = usePageWork();
  const { settings, change } = useCollection();
  const rule = { settings, onChange: (part: Partial<typeof settings>) => change(() => part), isReadOnly: !canEdit };
  return (
    <PageLayout hasLanguages={false}>
      <Card>
        <CardBody className="flex flex-col gap-5">
          <RuleChoice {...rule} />
          <RuleFields {...rule} />
        </CardBody>
      </Card>
      <Card aria-labelledby="collection-settings">
        <CardHead id="collection-settings" title={t("collections.settings")} />
        <CardBody className="flex flex-col gap-5">
          <RadioCards
            look="plain"
            label={t("collections.group_by")}
            hint={t("collections.group_hint")}
            isDisabled={!canEdit}
            options={COLLECTION_GROUPS.map((id) => ({ id, label: t(`collections.groups.${id}`) }))}
            value={settings.group_by}
            onChange={(group_by) => change(() => ({ group_by }))}
          />
          {settings.rule === "manual" ? (
            <div>
              <p className="text-sm font-medium">{t("collections.order")}</p>
              <p className="text-muted">{t("collections.order_manual")}</p>
            </div>
          ) : (
            <RadioCards
              look="plain"
              label={t("collections.order")}
              hint={t("collections.order_hint")}
              isDisabled={!canEdit}
              options={ORDERS.map((id) => ({ id, label: t(`collections.orders.${id}`) }))}
              value={settings.order}
              onChange={(order) => change(() => ({ order }))}
            />
          )}
        </CardBody>
      </Card>
    </PageLayout>
  );
}
