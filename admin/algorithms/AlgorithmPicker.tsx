import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { query } from "#admin/api/query.ts";
import type { OriginalProps } from "#admin/layout/record/StartFields.tsx";
import { useDebounced } from "#admin/layout/useDebounced.ts";
import { ComboBox } from "#admin/ui/ComboBox.tsx";
import { algorithmsApi } from "#contract/algorithms.ts";

const MOST = 20;

/** One algorithm out of however many there are: the server searches. */
export function AlgorithmPicker({ value, onChange, ...rest }: OriginalProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState("");
  // the name of the chosen one stands in the box: that is no search
  const q = useDebounced(typed === value?.name ? "" : typed.trim());
  const asked = query(algorithmsApi.list, { query: { per_page: MOST, ...(q && { q }) } });
  const { data, isFetching } = useQuery({ ...asked, placeholderData: keepPreviousData });
  const found = data?.algorithms ?? [];
  const options = found.map(({ id, name, reference }) => ({
    id,
    label: name,
    ...(reference && { detail: reference }),
  }));
  const isListed = !value || options.some(({ id }) => id === value.id);

  return (
    <ComboBox
      {...rest}
      options={isListed ? options : [{ id: value.id, label: value.name }, ...options]}
      value={value?.id ?? null}
      onChange={(id) => {
        const chosen = found.find((one) => one.id === id);
        if (chosen) onChange({ id: chosen.id, name: chosen.name });
        else if (id === null) onChange(null);
      }}
      onSearch={setTyped}
      openLabel={t("algorithms.new.show_algorithms")}
      emptyLabel={isFetching ? t("common.loading") : t("algorithms.list.no_choice_found")}
    />
  );
}
