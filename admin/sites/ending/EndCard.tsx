import { useTranslation } from "#admin/i18n/i18n.ts";
import { Card, CardHead } from "#admin/ui/Card.tsx";
import { DeleteRow } from "./DeleteRow.tsx";
import type { EndingProps } from "./EndRow.tsx";
import { OpenRow } from "./OpenRow.tsx";

/** Closes or deletes the guide. Each action takes effect immediately, after a confirmation. */
export function EndCard({ anchor, ...props }: EndingProps & { anchor: string }) {
  const { t } = useTranslation();
  // a deleted guide has a note above the tab instead
  if (props.site.deleted_at) return null;
  return (
    <Card id={anchor} aria-labelledby="site-end" className="border-danger-border">
      <CardHead id="site-end" title={t("sites.open.card")} />
      <ul className="divide-y divide-border">
        <OpenRow {...props} />
        <DeleteRow {...props} />
      </ul>
    </Card>
  );
}
