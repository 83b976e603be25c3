import { Eye, EyeOff, ShieldCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { CommentText } from "#admin/records/CommentText.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type FeedbackDetail, feedbackApi } from "#contract/feedback.ts";

const SHOWN_MS = 600_000;

type CoveredCommentProps = { response: FeedbackDetail; isEditor: boolean };

/** The comment; editors can reveal its redacted parts for a while, which is logged. */
export function CoveredComment({ response, isEditor }: CoveredCommentProps) {
  const { t } = useTranslation();
  const { id, comment, covered, has_original, locale } = response;
  const [original, setOriginal] = useState<string | null>(null);
  const reveal = useCall(feedbackApi.reveal, {
    onSuccess: (answer) => setOriginal(answer.comment),
    onError: (error) => showToast({ tone: "danger", message: errorWords(error) }),
  });
  useEffect(() => {
    if (original === null) return undefined;
    const timer = setTimeout(() => setOriginal(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [original]);
  const button =
    original === null ? (
      <Button size="sm" icon={Eye} isPending={reveal.isPending} onPress={() => reveal.mutate({ params: { id } })}>
        {t("feedback.reveal")}
      </Button>
    ) : (
      <Button size="sm" icon={EyeOff} onPress={() => setOriginal(null)}>
        {t("feedback.hide")}
      </Button>
    );
  return (
    <>
      <p className="text-lg whitespace-pre-line [overflow-wrap:anywhere]" lang={locale} dir="auto">
        {original ?? <CommentText text={comment ?? ""} />}
      </p>
      {covered.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-sunken px-3 py-2 text-sm text-muted">
          <ShieldCheck size={16} aria-hidden />
          <p className="min-w-40 flex-1">{t(has_original ? "feedback.covered_note" : "feedback.covered_gone")}</p>
          {has_original && isEditor && button}
        </div>
      )}
    </>
  );
}
