import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { TextDifference } from "#admin/records/TextDifference.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { VisuallyHidden } from "#admin/ui/VisuallyHidden.tsx";
import type { AuditChange, AuditEntry } from "#contract/audit-log.ts";
import { useChangeWords } from "./change-words.ts";

const AT_FIRST = 3;
/** Longer texts are compared word by word. */
const LONG = 40;

export function Changes({ entry: { action, changes, more_changes } }: { entry: AuditEntry }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const words = useChangeWords(action);
  const named = changes.flatMap((change) => {
    const name = words.field(change);
    return name ? [{ change, name }] : [];
  });
  if (!named.length) return <span className="text-sm text-muted">{t("audit.nothing_changed")}</span>;
  const shown = isOpen ? named : named.slice(0, AT_FIRST);
  const hidden = named.length - shown.length;
  return (
    <div className="flex flex-col gap-1.5">
      <dl className="flex flex-col gap-1.5">
        {shown.map(({ change, name }) => (
          <div key={`${change.field} ${change.locale}`}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd>
              <Change change={change} value={words.value} />
            </dd>
          </div>
        ))}
      </dl>
      {hidden > 0 && (
        <Button variant="ghost" size="sm" className="self-start" onPress={() => setOpen(true)}>
          {t("audit.more_changes", { count: hidden + more_changes })}
        </Button>
      )}
      {hidden === 0 && more_changes > 0 && (
        <p className="text-sm text-muted">{t("audit.more_changes", { count: more_changes })}</p>
      )}
    </div>
  );
}

interface ChangeProps {
  change: AuditChange;
  value: (one: AuditChange["before"]) => string;
}

function Change({ change: { before, after, locale }, value }: ChangeProps) {
  const { t } = useTranslation();
  if (before === null && after === null) return t("audit.changed");
  if (typeof before === "string" && typeof after === "string" && before.length + after.length > LONG)
    return <TextDifference before={before} after={after} locale={locale} />;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <span className="text-muted">{value(before)}</span>
      <ArrowRight size={14} className="flex-none text-muted rtl:rotate-180" aria-hidden />
      <VisuallyHidden>→</VisuallyHidden>
      <span className="font-medium">{value(after)}</span>
    </span>
  );
}
