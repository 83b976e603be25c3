import { keepPreviousData, useQuery, type UseQueryOptions } from "@tanstack/react-query";
import { useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { SearchedPicker, usePickerSearch } from "#admin/records/SearchedPicker.tsx";
import { templateIds } from "#datachain/template-ids.ts";
import { fieldId } from "#admin/records/field-id.ts";
import { INVENTORY, type InventoryNoun } from "./inventory-records.ts";
import type { StartValues } from "./start-values.ts";
import { StartCards } from "./StartCards.tsx";

type Choice = { id: string; name: string; reference: string | null };

/** Where a record to copy is searched. */
export interface Originals<D> {
  read: (query: { per_page: number; q?: string }) => UseQueryOptions<D>;
  found: (data: D) => readonly Choice[];
}

interface StartFieldsProps<D> {
  noun: InventoryNoun;
  originals: Originals<D>;
}

/** Suggests a name until someone types one. */
function useSuggestedName() {
  const form = useFormContext<{ name: string }>();
  const [suggested, setSuggested] = useState("");
  return (name: string) => {
    const written = form.getValues("name");
    if (written !== "" && written !== suggested) return;
    form.setValue("name", name, { shouldDirty: true });
    form.clearErrors("name");
    setSuggested(name);
  };
}

/** Chooses where a new record gets its first description from. */
export function StartFields<D>({ noun, originals }: StartFieldsProps<D>) {
  const { t } = useTranslation();
  const { kind } = INVENTORY[noun];
  const suggest = useSuggestedName();
  const { field } = useController<StartValues, "start">({ name: "start" });
  const choose = (start: string) => {
    field.onChange(start);
    const template = templateIds(kind).find((id) => id === start);
    if (template) suggest(t(`templates.${template}.name`));
  };
  return (
    <>
      <StartCards kind={kind} value={field.value} onChange={choose} />
      {field.value === "copy" && <Original noun={noun} originals={originals} onSuggestName={suggest} />}
    </>
  );
}

interface OriginalProps<D> extends StartFieldsProps<D> {
  onSuggestName: (name: string) => void;
}

function Original<D>({ noun, originals, onSuggestName }: OriginalProps<D>) {
  const { t } = useTranslation();
  const { field, fieldState } = useController<StartValues, "copy_of">({ name: "copy_of" });
  const { onSearch, query } = usePickerSearch(field.value);
  const { data, isFetching } = useQuery({ ...originals.read(query), placeholderData: keepPreviousData });
  return (
    <SearchedPicker
      id={fieldId("copy_of")}
      label={t("records.start.original")}
      value={field.value}
      found={(data ? originals.found(data) : []).map(({ id, name, reference }) => ({
        id,
        label: name,
        ...(reference && { detail: reference }),
      }))}
      onSearch={onSearch}
      onChange={(chosen) => {
        field.onChange(chosen);
        if (chosen) onSuggestName(t("records.start.copy_name", { name: chosen.name }));
      }}
      openLabel={t(noun === "devices" ? "devices.new.show_devices" : "algorithms.new.show_algorithms")}
      emptyLabel={isFetching ? t("common.loading") : t(`${noun}.list.no_choice_found`)}
      errorMessage={fieldState.error?.message}
    />
  );
}
