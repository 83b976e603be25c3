import type { ReactNode } from "react";
import { Checks } from "#admin/content/Checks.tsx";
import { fieldKey } from "#admin/content/field-names.ts";
import { usePageWork } from "#admin/content/page-work.ts";
import { RecentSaves } from "#admin/history/RecentSaves.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { PublishPart } from "#admin/publishing/PublishPart.tsx";
import { mayCall } from "#admin/session/share-limits.ts";
import { Avatar } from "#admin/ui/Avatar.tsx";
import { Card } from "#admin/ui/Card.tsx";
import { pagesApi } from "#contract/pages.ts";

const partsClass = "divide-y divide-border *:p-4";

interface SidePanelProps {
  preview?: ReactNode;
  /** A tab's own part, after the checks. */
  part?: ReactNode;
}

/** Beside every tab: publication, checks, who else is here and recent saves. */
export function SidePanel({ preview, part }: SidePanelProps) {
  const { t } = useTranslation();
  if (!preview)
    return (
      <Card aria-label={t("pages.editor.panel")} className={partsClass}>
        <PublishPart />
        <PanelParts part={part} />
      </Card>
    );
  return (
    <>
      <Card className={partsClass}>
        <PublishPart />
      </Card>
      {preview}
      <Card aria-label={t("pages.editor.panel")} className={partsClass}>
        <PanelParts part={part} />
      </Card>
    </>
  );
}

const PanelParts = ({ part }: Pick<SidePanelProps, "part">) => (
  <>
    <Checks />
    {part}
    <Company />
  </>
);

/** Who else is here, and recent saves. */
export function Company() {
  const { page } = usePageWork();
  return (
    <>
      <HereNow />
      {mayCall(pagesApi.revisions, { id: page.id }) && <RecentSaves />}
    </>
  );
}

function HereNow() {
  const { t } = useTranslation();
  const { people } = usePageWork();
  if (!people.length) return null;
  return (
    <section aria-labelledby="page-here">
      <h2 id="page-here" className="font-bold">
        {t("pages.editor.here_now")}
      </h2>
      <ul className="mt-3 flex flex-col gap-3">
        {people.map(({ id, name, field }) => (
          <li key={id} className="flex items-center gap-2.5">
            <Avatar name={name} isDecorative />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{name}</span>
              <span className="block text-sm text-muted">
                {field !== null
                  ? t("pages.editor.edits_field", { field: t(`content.fields.${fieldKey(field.split("."))}`) })
                  : t("pages.editor.views")}
              </span>
            </span>
            <span aria-hidden="true" className="size-2 rounded-full bg-primary" />
          </li>
        ))}
      </ul>
    </section>
  );
}
