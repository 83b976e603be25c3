import { usePageWork } from "#admin/content/page-work.ts";
import { subjectPaths } from "#admin/content/subject-paths.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { mayOpen } from "#admin/session/share-limits.ts";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { Note } from "#admin/ui/Note.tsx";

/** Shown when the record was deleted but its page was not: the consequences, and how to restore it. */
export function DeletedSubject() {
  const { t } = useTranslation();
  const { subject, publication } = usePageWork().page;
  if (!subject?.is_deleted) return null;
  const { deleted } = subjectPaths(subject);
  return (
    <div className="mt-4">
      <Note
        tone="warning"
        title={t(`pages.subject.deleted_${subject.kind}`, { name: subject.name })}
        actions={
          mayOpen(deleted) && (
            <LinkButton size="sm" href={deleted}>
              {t(`pages.subject.restore_${subject.kind}`)}
            </LinkButton>
          )
        }
      >
        {t(publication?.ended_at === null ? "pages.subject.deleted_public" : "pages.subject.deleted_draft")}
      </Note>
    </div>
  );
}
