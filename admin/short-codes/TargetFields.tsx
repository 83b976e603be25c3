import { useTranslation } from "#admin/i18n/i18n.ts";
import { RadioCards } from "#admin/ui/RadioCards.tsx";
import { TextField } from "#admin/ui/TextField.tsx";
import type { CodeTargetType } from "#contract/short-codes.ts";
import { PagePicker } from "./PagePicker.tsx";
import { PlacePicker } from "./PlacePicker.tsx";
import { targetOf, type useTargetChoice } from "./target-choice.ts";

interface TargetFieldsProps {
  state: ReturnType<typeof useTargetChoice>;
  label: string;
  types?: readonly CodeTargetType[] | undefined;
}

const TYPES = ["location", "page", "home", "url"] as const;

/** The type of a code's target, and the target. */
export function TargetFields({ state, label, types = TYPES }: TargetFieldsProps) {
  const { t } = useTranslation();
  const { choice, change, isTried } = state;
  const isMissing = isTried && targetOf(choice) === undefined;
  return (
    <div className="flex flex-col gap-4">
      <RadioCards
        label={label}
        look="pairs"
        value={choice.type}
        onChange={(type) => change({ type })}
        options={types.map((id) => ({ id, label: t(`codes.opens.${id}`), detail: t(`codes.targets.${id}`) }))}
      />
      {choice.type === "location" && (
        <PlacePicker
          label={t("codes.form.place")}
          value={choice.place}
          onChange={(place) => change({ place })}
          errorMessage={isMissing ? t("codes.form.place_needed") : undefined}
        />
      )}
      {choice.type === "page" && (
        <PagePicker
          label={t("codes.form.page")}
          value={choice.page}
          onChange={(page) => change({ page })}
          errorMessage={isMissing ? t("codes.form.page_needed") : undefined}
        />
      )}
      {choice.type === "url" && (
        <TextField
          label={t("codes.form.url")}
          type="url"
          dir="ltr"
          value={choice.url}
          onChange={(url) => change({ url })}
          errorMessage={isMissing ? t("codes.form.url_needed") : undefined}
        />
      )}
    </div>
  );
}
