import type { ReactNode } from "react";
import { usePageWork } from "#admin/content/page-work.ts";
import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Card, CardHead } from "#admin/ui/Card.tsx";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { PageRows } from "./PageRows.tsx";
import { MoreWithLabel } from "./MoreWithLabel.tsx";
import { useCollection } from "./use-collection.ts";

/** Collections do not contain collections. */
const JOINING = ["device_page", "algorithm_page"] as const;

export function MembersByHand({ actions }: { actions: ReactNode }) {
  const { t } = useTranslation();
  const { canEdit } = usePageWork();
  const { settings, change } = useCollection();
  const { members } = settings;
  return (
    <Card aria-labelledby="collection-members">
      <CardHead
        id="collection-members"
        title={t("collections.pages")}
        count={formatNumber(members.length)}
        actions={actions}
      />
      {members.length === 0 && (
        <EmptyState title={t("collections.empty_title")}>{t("collections.empty_manual")}</EmptyState>
      )}
      <PageRows
        label={t("collections.pages")}
        members={members}
        onChange={(make) => change((before) => ({ members: make(before.members) }))}
        types={JOINING}
        groupBy={settings.group_by}
        words={{ find: t("collections.find"), not_public: t("collections.not_public") }}
      />
      {canEdit && <MoreWithLabel />}
    </Card>
  );
}
