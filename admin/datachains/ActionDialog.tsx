import { useTranslation } from "#admin/i18n/i18n.ts";
import { Select } from "#admin/ui/Select.tsx";
import { TextArea } from "#admin/ui/TextArea.tsx";
import { TextField } from "#admin/ui/TextField.tsx";
import { directionOf } from "#contract/direction.ts";
import { isValidTarget } from "#datachain/action-target.ts";
import { type Action, ACTION_TYPES } from "#datachain/model.ts";
import { filledIn, filledLocales, writeText } from "#datachain/text.ts";
import { useChainWork } from "./chain-work.ts";
import { EntryDialog, type EntryProps, useEntry } from "./EntryDialog.tsx";
import { LocaleTabs } from "./LocaleTabs.tsx";

export function ActionDialog(props: EntryProps<Action>) {
  const { t } = useTranslation();
  const { locale, default_locale } = useChainWork();
  const hasLabel = ({ label }: Action) => [default_locale, locale].some((one) => filledIn(label, one) !== undefined);
  const { values, set, isTried, save } = useEntry(props, (typed) => hasLabel(typed) && isValidTarget(typed));
  const target = {
    label: t(`datachains.action.targets.${values.type}`),
    value: values.target,
    onChange: (text: string) => set({ target: text }),
    ...(isTried && !isValidTarget(values) && { errorMessage: t("datachains.action.target_missing") }),
  };
  return (
    <EntryDialog noun="action" {...props} onSave={save}>
      <Select
        label={t("datachains.action.type")}
        options={ACTION_TYPES.map((id) => ({ id, label: t(`datachains.action.types.${id}`) }))}
        value={values.type}
        onChange={(type) => set({ type })}
      />
      <LocaleTabs filled={filledLocales(values.label).join(" ")} />
      <TextField
        label={t("datachains.action.label")}
        hint={t("datachains.action.label_hint")}
        lang={locale}
        dir={directionOf(locale)}
        value={values.label[locale] ?? ""}
        onChange={(text) => set({ label: writeText(values.label, locale, text) })}
        {...(isTried && !hasLabel(values) && { errorMessage: t("datachains.action.label_missing") })}
      />
      {values.type === "postal" ? <TextArea {...target} rows={3} /> : <TextField {...target} />}
    </EntryDialog>
  );
}
