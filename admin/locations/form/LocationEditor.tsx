import { ArrowLeft } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { FormProvider } from "react-hook-form";
import { LeaveDialog } from "#admin/frame/LeaveDialog.tsx";
import { LeaveGuard } from "#admin/frame/LeaveGuard.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ContentLanguage } from "#admin/records/ContentLanguage.tsx";
import { type FieldProblem, fieldProblems } from "#admin/records/field-problems.ts";
import { MergeDialog } from "#admin/records/MergeDialog.tsx";
import { SaveProblem } from "#admin/records/SaveProblem.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { Card } from "#admin/ui/Card.tsx";
import { StickyFoot } from "#admin/ui/StickyFoot.tsx";
import type { Location } from "#contract/locations.ts";
import { EditorMap } from "./EditorMap.tsx";
import { useFieldNames } from "./field-names.ts";
import { LocationFields } from "./LocationFields.tsx";
import { toValues } from "./location-values.ts";
import { useLocationForm } from "./use-location-form.ts";

/** Width from which form and map are side by side: `lg` in the styles. */
const wide = () => window.matchMedia("(min-width: 77.5rem)");

function subscribe(listener: () => void) {
  const query = wide();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** For content that must be mounted in exactly one place; mere styling uses the style sheet. */
const useIsWide = () => useSyncExternalStore(subscribe, () => wide().matches);

interface LocationEditorProps {
  device_id: string;
  locale: string | undefined;
  location: Location | undefined;
  /** Stay on the map while this one is placed. */
  others: readonly Location[];
  /** With the id of the saved place, if saved. */
  onClose: (saved?: string) => void;
}

/** Form of one place, with the map beside it. */
export function LocationEditor({ device_id, locale, location, others, onClose }: LocationEditorProps) {
  const { t } = useTranslation();
  const names = useFieldNames();
  const isWide = useIsWide();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const { state, photo } = useLocationForm({ device_id, locale, location, onSaved: onClose });
  const { form, save, conflict } = state;
  const { isDirty, isSubmitting, errors, submitCount } = form.formState;

  // the editor replaced the list, which had the focus
  useEffect(() => heading.current?.focus(), []);

  const close = () => (isDirty ? setIsLeaving(true) : onClose());
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSubmitting) return;
    await save(event);
    setProblems(fieldProblems(form, names.label));
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
          <Card>
            <LocationFields
              locale={locale ?? state.record.locale}
              fallbacks={state.record.fallbacks}
              photo={location ? photo : undefined}
              map={isWide ? undefined : map}
            />
            <StickyFoot className="bottom-0 flex flex-col gap-3 rounded-b-lg border-t border-border px-4 py-3">
              <SaveProblem refusal={errors.root?.message} problems={problems} attempt={submitCount} />
              <div className="flex flex-wrap items-center gap-2">
                <Button type="submit" variant="primary" isPending={isSubmitting} pendingLabel={t("common.saving")}>
                  {location ? t("common.save_changes") : t("locations.create")}
                </Button>
                <Button onPress={close}>{t("common.cancel")}</Button>
              </div>
            </StickyFoot>
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
          savedBy={conflict.by}
          names={names}
          onSettle={(choices) => state.settle(conflict, choices)}
          onClose={state.dismissConflict}
        />
      )}
    </FormProvider>
  );
}
