import { Check } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageTag } from "#admin/i18n/locales.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { TextArea } from "#admin/ui/TextArea.tsx";
import { directionOf } from "#contract/direction.ts";
import type { Suggestion } from "#contract/suggestions.ts";
import type { Decisions } from "./use-decisions.ts";

type DecisionProps = { suggestion: Suggestion; title: string; decisions: Decisions };

export function DecisionButtons({ suggestion, title, decisions }: DecisionProps) {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  const { value, now, has_changed } = suggestion;
  const decide = (decision: "accept" | "decline") => decisions.decide([suggestion], { decision });
  const named = (words: string) => `${words}: ${title}`;
  if (value === null)
    return (
      <Button size="sm" variant="ghost" isDisabled={decisions.isPending} onPress={() => decide("accept")}>
        {t("suggestions.mark_read")}
      </Button>
    );
  const accept = t(has_changed ? "suggestions.accept_over" : "suggestions.accept");
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        aria-label={named(t("suggestions.decline"))}
        isDisabled={decisions.isPending}
        onPress={() => decide("decline")}
      >
        {t("suggestions.decline")}
      </Button>
      {now !== null && (
        <>
          <Button
            size="sm"
            aria-label={named(t("suggestions.edit"))}
            isDisabled={decisions.isPending}
            onPress={() => setEditing(true)}
          >
            {t("suggestions.edit")}
          </Button>
          <Button
            size="sm"
            icon={Check}
            aria-label={named(accept)}
            isDisabled={decisions.isPending}
            onPress={() => decide("accept")}
          >
            {accept}
          </Button>
        </>
      )}
      {isEditing && (
        <EditDialog suggestion={suggestion} title={title} decisions={decisions} onClose={() => setEditing(false)} />
      )}
    </>
  );
}

function EditDialog({ suggestion, title, decisions, onClose }: DecisionProps & { onClose: () => void }) {
  const { t } = useTranslation();
  const [value, setValue] = useState(suggestion.value ?? "");
  const { locale } = suggestion;
  return (
    <Dialog
      isOpen
      size="md"
      onOpenChange={onClose}
      title={t("suggestions.editing.title")}
      description={title}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={onClose}>{t("common.cancel")}</Button>
          <Button
            variant="primary"
            onPress={() => {
              decisions.decide([suggestion], { decision: "accept", value });
              onClose();
            }}
          >
            {t("suggestions.editing.save")}
          </Button>
        </>
      }
    >
      <TextArea
        label={t("suggestions.editing.label")}
        {...(locale && { lang: languageTag(locale), dir: directionOf(locale) })}
        rows={value.length > 300 ? 10 : 4}
        value={value}
        onChange={setValue}
      />
    </Dialog>
  );
}
