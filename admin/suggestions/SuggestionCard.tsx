import { Check } from "lucide-react";
import { formatRelative } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { Button } from "#admin/ui/Button.tsx";
import type { Suggestion } from "#contract/suggestions.ts";
import { CommentRow } from "./CommentRow.tsx";
import { DecisionButtons } from "./DecisionButtons.tsx";
import { SuggestedText } from "./SuggestedText.tsx";
import { useTextWords } from "./text-words.ts";
import type { Decisions } from "./use-decisions.ts";

type SuggestionCardProps = { suggestion: Suggestion; decisions: Decisions; isEditor: boolean };

/** A suggestion beside the current text. */
export function SuggestionCard({ suggestion, decisions, isEditor }: SuggestionCardProps) {
  const { t } = useTranslation();
  const title = useTextWords()(suggestion);
  const { locale, value, now, base, state, has_changed } = suggestion;
  const isOpen = state === "open";
  return (
    <li className="overflow-hidden rounded-lg border border-border bg-surface">
      <div className="flex min-h-12 flex-wrap items-center gap-2 px-4 py-2">
        <h3 className="min-w-0 font-bold [overflow-wrap:anywhere]">{title}</h3>
        {locale && <Badge tone="sunken">{languageName(locale)}</Badge>}
        {isOpen && value !== null && base === "" && now === "" && (
          <Badge tone="info">{t("suggestions.new_text")}</Badge>
        )}
        {has_changed && <Badge tone="warning">{t("suggestions.changed")}</Badge>}
        <div className="ms-auto flex flex-wrap items-center gap-2">
          {isOpen ? (
            isEditor && <DecisionButtons suggestion={suggestion} title={title} decisions={decisions} />
          ) : (
            <Decided suggestion={suggestion} decisions={decisions} isEditor={isEditor} />
          )}
        </div>
      </div>
      {value !== null && <SuggestedText suggestion={suggestion} />}
      <CommentRow suggestion={suggestion} decisions={decisions} isEditor={isEditor} />
    </li>
  );
}

function Decided({ suggestion, decisions, isEditor }: SuggestionCardProps) {
  const { t } = useTranslation();
  const { id, state, value, decided_by, decided_at } = suggestion;
  const words = state === "declined" ? "declined" : value === null ? "read" : "accepted";
  return (
    <>
      <Badge tone={state === "declined" ? "sunken" : "success"} {...(state === "accepted" && { icon: Check })}>
        {decided_by && decided_at
          ? t(`suggestions.decided_by.${words}`, { name: decided_by, when: formatRelative(decided_at) })
          : t(`suggestions.${words}`)}
      </Badge>
      {isEditor && (
        <Button size="sm" variant="ghost" isDisabled={decisions.isPending} onPress={() => decisions.reopen(id)}>
          {t("common.undo")}
        </Button>
      )}
    </>
  );
}
