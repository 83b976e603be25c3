import { FilePlus } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { pagePath } from "#admin/paths.ts";
import { mayOpen } from "#admin/session/share-limits.ts";
import { Button } from "#admin/ui/Button.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import type { Device } from "#contract/devices.ts";
import { PageStateBadge } from "./PageStateBadge.tsx";
import { useCreatePage } from "./use-create-page.ts";

interface PagePartProps {
  page: Device["page"];
  type: "device_page" | "algorithm_page";
  /** Id of the device or algorithm. */
  subject_id: string;
  isWriter: boolean;
  /** Shown if there is no page. */
  none: string;
}

/** The state of a record's page with a link, or a button to create it. */
export function PagePart({ page, type, subject_id, isWriter, none }: PagePartProps) {
  const { t } = useTranslation();
  if (!page)
    return (
      <>
        <span className="text-muted">{none}</span>
        {isWriter && <CreatePage type={type} subject_id={subject_id} />}
      </>
    );
  const href = pagePath({ id: page.id, type });
  return (
    <>
      <PageStateBadge page={page} />
      {mayOpen(href) && (
        <TextLink href={href} className="self-start text-sm">
          {isWriter ? t("records.page.edit") : t("records.page.open")}
        </TextLink>
      )}
    </>
  );
}

function CreatePage({ type, subject_id }: Pick<PagePartProps, "type" | "subject_id">) {
  const { t } = useTranslation();
  const { create, isPending } = useCreatePage(type, subject_id);
  return (
    <Button size="sm" icon={FilePlus} className="self-start" isPending={isPending} onPress={create}>
      {t("records.page.create")}
    </Button>
  );
}
