import { Controller, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { statusTone } from "#admin/inventory/status-tone.ts";
import { SWATCH_NAMES, SWATCHES } from "#admin/ui/swatches.ts";
import { ColorField } from "#admin/ui/ColorField.tsx";
import { ErrorSummary } from "#admin/ui/ErrorSummary.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { Select } from "#admin/ui/Select.tsx";
import { StatusDot } from "#admin/ui/StatusDot.tsx";
import { Switch } from "#admin/ui/Switch.tsx";
import { TextField } from "#admin/ui/TextField.tsx";
import { PHASES, type StatusInput } from "#contract/statuses.ts";
import type { StatusValues } from "./use-status-form.ts";

type StatusForm = UseFormReturn<StatusValues, unknown, StatusInput>;

export function StatusFields({ form }: { form: StatusForm }) {
  const { t } = useTranslation();
  const { control } = form;
  const swatches = SWATCH_NAMES.map((id) => ({ value: SWATCHES[id], label: t(`labels.colors.${id}`) }));
  const phases = PHASES.map((id) => ({
    id,
    label: t(`devices.phases.${id}`),
    mark: <StatusDot tone={statusTone({ phase: id })}>{null}</StatusDot>,
  }));

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
            id="status-name"
            label={t("devices.statuses.name")}
            hint={t("devices.statuses.name_hint")}
            errorMessage={fieldState.error?.message}
            autoComplete="off"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens the dialog came to write here
            autoFocus
          />
        )}
      />
      <Controller
        control={control}
        name="phase"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <Select
            ref={ref}
            id="status-phase"
            label={t("devices.statuses.phase")}
            hint={t("devices.statuses.phase_hint")}
            options={phases}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
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
            id="status-color"
            label={t("devices.statuses.color")}
            hint={t("devices.statuses.color_hint")}
            pickerLabel={t("labels.form.picker")}
            swatches={swatches}
            swatchesLabel={t("labels.form.swatches")}
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
            label={t("devices.statuses.is_public")}
            hint={t("devices.statuses.is_public_hint")}
          />
        )}
      />
    </>
  );
}

/** What has to be fixed, on top and with the focus; each line leads to its field. */
function Problems({ form: { formState } }: { form: StatusForm }) {
  const { t } = useTranslation();
  const { errors, submitCount } = formState;
  const fields = (["name", "phase", "color"] as const).flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ fieldId: `status-${name}`, message: `${t(`devices.statuses.${name}`)}: ${message}` }] : [];
  });
  if (errors.root?.message)
    return (
      <Note key={submitCount} tone="danger" role="alert">
        {errors.root.message}
      </Note>
    );
  return fields.length > 0 ? <ErrorSummary key={submitCount} title={t("common.form_problem")} errors={fields} /> : null;
}
