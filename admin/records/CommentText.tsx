import { EyeOff } from "lucide-react";
import { Fragment } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { COVERED_KINDS } from "#contract/feedback.ts";

const COVERED = /\[(email|phone|plate)\]/;

/** A comment, with a mark for each redacted piece of personal data. */
export function CommentText({ text }: { text: string }) {
  const { t } = useTranslation();
  return text.split(COVERED).map((part, at) => {
    const kind = at % 2 === 1 ? COVERED_KINDS.find((one) => one === part) : undefined;
    if (!kind) return <Fragment key={at}>{part}</Fragment>;
    return (
      <span
        key={at}
        className="mx-0.5 inline-flex items-center gap-1 rounded-sm border border-dashed border-control bg-sunken px-1.5 text-sm font-normal text-muted"
      >
        <EyeOff size={12} aria-hidden />
        {t(`feedback.covered.${kind}`)}
      </span>
    );
  });
}
