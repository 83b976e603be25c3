import { PenLine } from "lucide-react";
import { usePageWork } from "#admin/content/page-work.ts";
import { useDrafts } from "#admin/content/use-drafts.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageTag } from "#admin/i18n/locales.ts";
import { RenderedText } from "#admin/preview/RenderedText.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { directionOf } from "#contract/direction.ts";

export interface PlainerWordsProps {
  field: string;
  value: string;
  isRich: boolean;
  rows: number;
  onUse: (words: string) => void;
}

/** A plainer wording beside the one there is. Nothing changes until somebody takes it. */
export function PlainerWords({ field, value, isRich, rows, onUse }: PlainerWordsProps) {
  const { t } = useTranslation();
  const { page, locale } = usePageWork();
  const { isOn, draft, problem } = useDrafts();
  const { data, variables } = draft;
  const isLong = isRich || rows > 1;
  if (!isOn || !isLong || value.trim() === "") return null;
  const isShown = data && variables?.locale === locale;
  return (
    <div className="flex flex-col gap-2">
      {!isShown && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Button
            size="sm"
            variant="ghost"
            icon={PenLine}
            className="-ms-2"
            isPending={draft.isPending}
            pendingLabel={t("writing.working")}
            onPress={() =>
              draft.mutate({ place: { subject_type: "page", subject_id: page.id, field }, kind: "plainer", locale })
            }
          >
            {t("writing.plainer")}
          </Button>
          {problem && (
            <span role="alert" className="text-danger">
              {problem}
            </span>
          )}
        </div>
      )}
      {isShown && (
        <section
          aria-label={t("writing.proposal.title")}
          className="flex flex-col gap-3 rounded-md border border-border p-3"
        >
          <div className="grid gap-3 md:grid-cols-2">
            {[
              { label: t("writing.proposal.now"), words: value },
              { label: t("writing.proposal.next", { model: data.model }), words: data.text },
            ].map(({ label, words }) => (
              <div key={label} className="min-w-0">
                <p className="mb-1 text-sm text-muted">{label}</p>
                {isRich ? (
                  <RenderedText markdown={words} locale={locale} />
                ) : (
                  <p lang={languageTag(locale)} dir={directionOf(locale)}>
                    {words}
                  </p>
                )}
              </div>
            ))}
          </div>
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              variant="primary"
              onPress={() => {
                onUse(data.text);
                draft.reset();
              }}
            >
              {t("writing.proposal.use")}
            </Button>
            <Button size="sm" onPress={() => draft.reset()}>
              {t("writing.proposal.keep")}
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
