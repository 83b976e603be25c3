import { usePageWork } from "#admin/content/page-work.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { PageLayout } from "#admin/pages/editor/PageLayout.tsx";
import { Select } from "#admin/ui/Select.tsx";
import { COLLECTION_GROUPS } from "#contract/page-content.ts";
import { MembersByHand } from "./MembersByHand.tsx";
import { MembersByRule } from "./MembersByRule.tsx";
import { RuleChoice } from "./RuleFields.tsx";
import { ORDERS, useCollection } from "./use-collection.ts";

/** The pages of a collection: chosen and ordered by hand, or every public page that fits a rule. */
export function MembersTab() {
  const { canEdit } = usePageWork();
  const { settings, change } = useCollection();
  return (
    <PageLayout hasLanguages={false}>
      <RuleChoice settings={settings} onChange={(part) => change(() => part)} isReadOnly={!canEdit} />
      {settings.rule === "manual" ? (
        <MembersByHand actions={<GroupSelect />} />
      ) : (
        <MembersByRule
          actions={
            <>
              <OrderSelect />
              <GroupSelect />
            </>
          }
        />
      )}
    </PageLayout>
  );
}

function OrderSelect() {
  const { t } = useTranslation();
  const { settings, change } = useCollection();
  return (
    <HeadSelect
      label={t("collections.order")}
      options={ORDERS.map((id) => ({ id, label: t(`collections.orders.${id}`) }))}
      value={settings.order}
      onChange={(order) => change(() => ({ order }))}
    />
  );
}

function GroupSelect() {
  const { t } = useTranslation();
  const { settings, change } = useCollection();
  return (
    <HeadSelect
      label={t("collections.group_by")}
      options={COLLECTION_GROUPS.map((id) => ({ id, label: t(`collections.groups.${id}`) }))}
      value={settings.group_by}
      onChange={(group_by) => change(() => ({ group_by }))}
    />
  );
}

interface HeadSelectProps<T extends string> {
  label: string;
  options: readonly { id: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** A small select in the card head, with its label beside it. */
function HeadSelect<T extends string>({ label, ...select }: HeadSelectProps<T>) {
  const { canEdit } = usePageWork();
  return (
    <span className="me-2 flex items-center gap-2">
      <span aria-hidden="true" className="text-sm text-muted max-sm:hidden">
        {label}
      </span>
      <Select label={label} isLabelHidden size="sm" isDisabled={!canEdit} {...select} />
    </span>
  );
}
