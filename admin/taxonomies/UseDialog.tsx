import type { ReactElement } from "react";
import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import type { TaxonomyUse } from "#contract/taxonomies.ts";

interface UseDialogProps {
  use: TaxonomyUse;
  trigger: ReactElement;
}

/** The records that are pinned to a release: those of this workspace by name. */
export function UseDialog({ use, trigger }: UseDialogProps) {
  const { t } = useTranslation();
  const { taxonomy_id, workspaces, records } = use;
  const here = workspaces.find(({ is_current }) => is_current);
  const others = workspaces.filter(({ is_current }) => !is_current);
  const more = (here?.record_count ?? 0) - records.length;
  return (
    <Dialog
      trigger={trigger}
      size="md"
      title={t("taxonomies.use.title", { id: taxonomy_id })}
      description={t("taxonomies.use.text")}
      closeLabel={t("common.close")}
    >
      <div className="flex flex-col gap-5">
        {here && (
          <section>
            <h3 className="mb-1 font-bold">
              {here.name} ({formatNumber(here.record_count)})
            </h3>
            <ul className="flex flex-col">
              {records.map(({ kind, id, name }) => (
                <li key={id} className="min-h-6 py-0.5 break-words">
                  <TextLink href={kind === "device" ? paths.deviceDatachain(id) : paths.algorithmDatachain(id)}>
                    {name}
                  </TextLink>
                </li>
              ))}
            </ul>
            {more > 0 && <p className="mt-1 text-muted">{t("taxonomies.use.more", { count: more })}</p>}
          </section>
        )}
        {others.length > 0 && (
          <section>
            <h3 className="mb-1 font-bold">{t("taxonomies.use.others")}</h3>
            <ul>
              {others.map(({ name, record_count }, at) => (
                <li key={at} className="flex justify-between gap-3 border-b border-border py-1.5">
                  <span className="min-w-0 break-words">{name}</span>
                  <span className="text-muted tabular-nums">{formatNumber(record_count)}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}
