import { Controller, type UseFormReturn, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ColorField } from "#admin/ui/ColorField.tsx";
import { ErrorSummary } from "#admin/ui/ErrorSummary.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { Switch } from "#admin/ui/Switch.tsx";
import { TextField } from "#admin/ui/TextField.tsx";
import type { LabelInput } from "#contract/labels.ts";
import { LabelPreview } from "./LabelPreview.tsx";
import { SWATCH_NAMES, SWATCHES } from "#admin/ui/swatches.ts";
import type { LabelValues } from "./use-label-form.ts";

type LabelForm = UseFormReturn<LabelValues, unknown, LabelInput>;

export function LabelFields({ form }: { form: LabelForm }) {
  const { t } = useTranslation();
  const { control } = form;
  const [name, color] = useWatch({ control, name: ["name", "color"] });
  const swatches = SWATCH_NAMES.map((id) => ({ value: SWATCHES[id], label: t(`labels.colors.${id}`) }));

  return (
    <>
      <Problems form={form} />
      <Controller
        control={control}
        name="name"
        render={({ field: { value, onChange, onBlur, ref }, fieldState }) => (
          <TextField
            ref={ref}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            id="label-name"
            label={t("labels.form.name")}
            hint={t("labels.form.name_hint")}
            errorMessage={fieldState.error?.message}
            autoComplete="off"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens the dialog came to write here
            autoFocus
          />
        )}
      />
      <Controller
        control={control}
        name="color"
        render={({ field: { value, onChange, onBlur, ref }, fieldState }) => (
          <ColorField
            ref={ref}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            id="label-color"
            label={t("labels.form.color")}
            pickerLabel={t("labels.form.picker")}
            swatches={swatches}
            swatchesLabel={t("labels.form.swatches")}
            note={<LabelPreview name={name} color={color} />}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="is_public"
        render={({ field: { value = true, onChange, onBlur, ref } }) => (
          <Switch
            ref={ref}
            isSelected={value}
            onChange={onChange}
            onBlur={onBlur}
            label={t("labels.form.is_public")}
            hint={t("labels.form.is_public_hint")}
          />
        )}
      />
    </>
  );
}

/** What has to be fixed, on top and with the focus; each line leads to its field. */
function Problems({ form: { formState } }: { form: LabelForm }) {
  const { t } = useTranslation();
  const { errors, submitCount } = formState;
  const fields = (["name", "color"] as const).flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ fieldId: `label-${name}`, message: `${t(`labels.form.${name}`)}: ${message}` }] : [];
  });
  if (errors.root?.message)
    return (
      <Note key={submitCount} tone="danger" role="alert">
        {errors.root.message}
      </Note>
    );
  return fields.length > 0 ? <ErrorSummary key={submitCount} title={t("common.form_problem")} errors={fields} /> : null;
}
