import { useTranslation } from "#admin/i18n/i18n.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import type { Change } from "#datachain/diff.ts";

type DifferenceProps = { kind: Change["kind"]; where: string; values: { before: string; after: string } | null };

const TONES = { added: "success", removed: "danger", changed: "info", moved: "neutral" } as const;

/** One difference in words. */
export function Difference({ kind, where, values }: DifferenceProps) {
  const { t } = useTranslation();
  return (
    <li className="rounded-md border border-border p-3">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        <Badge tone={TONES[kind]}>{t(`datachains.versions.kinds.${kind}`)}</Badge>
        <span className="min-w-0 break-words">{where}</span>
      </p>
      {values && (
        <dl className="mt-2 grid gap-3 text-sm sm:grid-cols-2">
          <div>
            <dt className="text-muted">{t("datachains.versions.before")}</dt>
            <dd className="whitespace-pre-wrap break-words">{values.before}</dd>
          </div>
          <div>
            <dt className="text-muted">{t("datachains.versions.after")}</dt>
            <dd className="whitespace-pre-wrap break-words">{values.after}</dd>
          </div>
        </dl>
      )}
    </li>
  );
}
