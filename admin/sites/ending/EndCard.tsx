import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Card, CardHead } from "#admin/ui/Card.tsx";
import type { Site } from "#contract/sites.ts";
import { DeleteRow } from "./DeleteRow.tsx";
import { OpenRow } from "./OpenRow.tsx";

export interface EndingProps {
  site: Pick<Site, "id" | "slug" | "is_open" | "deleted_at">;
  locale: string;
  isReadOnly: boolean;
}

/** What takes the guide away from residents, for now or for good. Each is done at once, after a question. */
export function EndCard({ anchor, ...props }: EndingProps & { anchor: string }) {
  const { t } = useTranslation();
  // of one that was deleted the note above the tab tells
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

interface EndRowProps {
  title: string;
  text: string;
  /** The button; none for those who may only look. */
  children: ReactNode;
}

export function EndRow({ title, text, children }: EndRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <div className="min-w-60 flex-1">
        <p className="font-medium">{title}</p>
        <p className="text-sm text-muted">{text}</p>
      </div>
      {children}
    </li>
  );
}
