import { ArrowLeft } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { FormProvider } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { LeaveDialog } from "#admin/frame/LeaveDialog.tsx";
import { LeaveGuard } from "#admin/frame/LeaveGuard.tsx";
import { ContentLanguage } from "#admin/records/ContentLanguage.tsx";
import { fieldId } from "#admin/records/field-id.ts";
import { MergeDialog } from "#admin/records/MergeDialog.tsx";
import { useIsWide } from "./use-is-wide.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardFoot } from "#admin/ui/Card.tsx";
import { ErrorSummary } from "#admin/ui/ErrorSummary.tsx";
import { Note } from "#admin/ui/Note.tsx";
import type { Location } from "#contract/locations.ts";
import { EditorMap } from "./EditorMap.tsx";
import { useFieldNames } from "./field-names.ts";
import { LocationFields } from "./LocationFields.tsx";
import { type LocationField, toValues } from "./location-values.ts";
import { useLocationForm } from "./use-location-form.ts";

interface LocationEditorProps {
  device_id: string;
  locale: string | undefined;
  location: Location | undefined;
  /** They stay on the map while this one is placed. */
  others: readonly Location[];
  /** With the place that was saved, if it was. */
  onClose: (saved?: string) => void;
}

/** One place in words and numbers, and on the map beside them. */
export function LocationEditor({ device_id, locale, location, others, onClose }: LocationEditorProps) {
  const { t } = useTranslation();
  const names = useFieldNames();
  const isWide = useIsWide();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const [problems, setProblems] = useState<{ fieldId: string; message: string }[]>([]);
  const { state, photo } = useLocationForm({ device_id, locale, location, onSaved: onClose });
  const { form, save, conflict } = state;
  const { isDirty, isSubmitting, errors, submitCount } = form.formState;

  // the list this came from is gone, and with it the focus
  useEffect(() => heading.current?.focus(), []);

  const close = () => (isDirty ? setIsLeaving(true) : onClose());
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSubmitting) return;
    await save(event);
    setProblems(
      (Object.keys(form.getValues()) as LocationField[]).flatMap((name) => {
        const message = form.getFieldState(name).error?.message;
        return message ? [{ fieldId: fieldId(name), message: `${names.label(name)}: ${message}` }] : [];
      }),
    );
  }

  const map = <EditorMap device_id={device_id} others={others} />;

  return (
    <FormProvider {...form}>
      <LeaveGuard isDirty={isDirty && !isSubmitting} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <form noValidate onSubmit={(event) => void submit(event)} className="flex min-w-0 flex-col gap-4">
          <div className="flex flex-wrap items-center gap-2">
            <Button variant="ghost" size="sm" icon={ArrowLeft} onPress={close}>
              {t("locations.back")}
            </Button>
            <h2 ref={heading} tabIndex={-1} className="me-auto text-lg font-bold outline-none">
              {location ? t("locations.edit_title") : t("locations.new_title")}
            </h2>
            <ContentLanguage isDirty={isDirty} hasHint={false} />
          </div>
          {problems.length > 0 && <ErrorSummary key={submitCount} title={t("common.form_problem")} errors={problems} />}
          {errors.root?.message && (
            <Note role="alert" tone="danger" title={t("records.not_saved")}>
              {errors.root.message} {t("records.changes_kept")}
            </Note>
          )}
          <Card>
            <LocationFields
              locale={locale ?? state.record.locale}
              fallbacks={state.record.fallbacks}
              photo={location ? photo : undefined}
              map={isWide ? undefined : map}
            />
            <CardFoot className="sticky bottom-0 z-1 rounded-b-lg bg-surface">
              <Button type="submit" variant="primary" isPending={isSubmitting} pendingLabel={t("common.saving")}>
                {location ? t("common.save_changes") : t("locations.create")}
              </Button>
              <Button onPress={close}>{t("common.cancel")}</Button>
            </CardFoot>
          </Card>
        </form>
        {isWide && map}
      </div>
      {isLeaving && <LeaveDialog onStay={() => setIsLeaving(false)} onLeave={() => onClose()} />}
      {conflict && (
        <MergeDialog
          clashes={conflict.clashes}
          mine={conflict.mine}
          theirs={toValues(conflict.theirs)}
          savedAt={undefined}
          names={names}
          onSettle={(choices) => state.settle(conflict, choices)}
          onClose={state.dismissConflict}
        />
      )}
    </FormProvider>
  );
}
