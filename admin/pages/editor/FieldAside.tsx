import { usePageWork } from "#admin/content/page-work.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Avatar } from "#admin/ui/Avatar.tsx";

/** Beside a field's name: who else is editing it. */
export function FieldAside({ field }: { field: string }) {
  const { t } = useTranslation();
  const { people } = usePageWork();
  const other = people.find((person) => person.field === field);
  if (!other) return null;
  return (
    <span className="inline-flex items-center gap-1.5 text-sm text-muted">
      <Avatar name={other.name} isDecorative />
      {t("pages.editor.is_editing", { name: other.name })}
    </span>
  );
}
