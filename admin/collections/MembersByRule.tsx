import { Eye, EyeOff } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { usePageWork } from "#admin/content/page-work.ts";
import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { without } from "#admin/pages/editor/list-edits.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import type { CollectionSettings } from "#contract/page-content.ts";
import type { PageItem } from "#contract/pages.ts";
import { PageLine } from "./PageLine.tsx";
import { GroupHead } from "./GroupHead.tsx";
import { groupMembers, useGroupName } from "./group-members.ts";
import { saysEnough, usePagesByRule } from "./matching-pages.ts";
import { RuleFields } from "./RuleFields.tsx";
import { useCollection } from "./use-collection.ts";

/** Every public page that currently matches the rule; some may be left out. */
export function MembersByRule({ actions }: { actions: ReactNode }) {
  const { t } = useTranslation();
  const { locale, canEdit } = usePageWork();
  const { settings, change } = useCollection();
  const result = usePagesByRule(settings, locale);
  const isAsked = saysEnough(settings);
  const found = isAsked ? result.data : undefined;
  const out = found?.items.filter((item) => isLeftOut(settings, item)).length ?? 0;
  const total = (found?.meta.total_count ?? 0) - out;
  return (
    <Card aria-labelledby="collection-members">
      <CardHead
        id="collection-members"
        title={t("collections.pages")}
        count={<span role="status">{formatNumber(total)}</span>}
        actions={actions}
      />
      <CardBody className="border-b border-border">
        <RuleFields settings={settings} onChange={(part) => change(() => part)} isReadOnly={!canEdit} />
      </CardBody>
      {isAsked ? (
        <Fitting result={result} settings={settings} />
      ) : (
        <CardBody className="text-muted">{t("collections.no_rule")}</CardBody>
      )}
    </Card>
  );
}

const isLeftOut = ({ left_out }: CollectionSettings, { id }: PageItem) => left_out.some((one) => one.id === id);

interface FittingProps {
  result: ReturnType<typeof usePagesByRule>;
  settings: CollectionSettings;
}

/** Pages matching the rule: loading, failed, empty or listed. */
function Fitting({ result, settings }: FittingProps) {
  const { t } = useTranslation();
  const groupName = useGroupName();
  const { data, isError, error, refetch } = result;
  if (!data && isError)
    return (
      <ErrorState title={t("collections.load_failed")} retryLabel={t("common.retry")} onRetry={() => void refetch()}>
        {errorWords(error)}
      </ErrorState>
    );
  if (!data)
    return (
      <CardBody>
        <Skeleton width="60%" />
      </CardBody>
    );
  if (data.items.length === 0)
    return <EmptyState title={t("collections.empty_title")}>{t("collections.empty_rule")}</EmptyState>;
  const { group_by } = settings;
  const nameOf = group_by === "none" ? null : (item: PageItem) => groupName(item, group_by);
  return groupMembers(data.items, nameOf, t("collections.no_group")).map(({ name, items }) => (
    <Fragment key={name}>
      {name !== null && <GroupHead name={name} count={items.length} />}
      <ul aria-label={name ?? t("collections.pages")} className="divide-y divide-border">
        {items.map((item) => (
          <li key={item.id}>
            <FittingPage item={item} isOut={isLeftOut(settings, item)} />
          </li>
        ))}
      </ul>
    </Fragment>
  ));
}

/** A page matching the rule, and whether it is included. */
function FittingPage({ item, isOut }: { item: PageItem; isOut: boolean }) {
  const { t } = useTranslation();
  const { canEdit } = usePageWork();
  const { change } = useCollection();
  const name = item.title;
  const set = () =>
    change(({ left_out }) => {
      const others = without(left_out, item.id);
      return { left_out: isOut ? others : [...others, { id: item.id }] };
    });
  return (
    <PageLine item={item} {...(isOut && { note: t("collections.left_out") })}>
      {canEdit && (
        <Button
          size="sm"
          variant="ghost"
          icon={isOut ? Eye : EyeOff}
          aria-label={t(isOut ? "collections.take_back_page" : "collections.leave_out_page", { name })}
          onPress={set}
        >
          {t(isOut ? "collections.take_back" : "collections.leave_out")}
        </Button>
      )}
    </PageLine>
  );
}
