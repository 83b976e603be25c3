import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { query } from "#admin/api/query.ts";
import { searchText } from "#admin/api/search-text.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { useDebounced } from "#admin/ui/use-debounced.ts";
import { ComboBox } from "#admin/ui/ComboBox.tsx";
import { algorithmsApi } from "#contract/algorithms.ts";
import { devicesApi } from "#contract/devices.ts";
import type { ChainSubject } from "../chain-subject.ts";
import { StartDialog, type WayProps } from "./StartDialog.tsx";

/** Other subjects of the same kind, by name. */
function useOthers({ kind, id }: ChainSubject, typed: string) {
  const q = useDebounced(searchText(typed));
  const input = { query: { per_page: 20, ...(q && { q }) } };
  const devices = useQuery({
    ...query(devicesApi.list, input),
    ...(kind !== "device" && { queryFn: skipToken }),
    placeholderData: keepPreviousData,
  });
  const algorithms = useQuery({
    ...query(algorithmsApi.list, input),
    ...(kind === "device" && { queryFn: skipToken }),
    placeholderData: keepPreviousData,
  });
  const found = devices.data?.devices ?? algorithms.data?.algorithms ?? [];
  return found.filter((one) => one.id !== id && one.chain !== null);
}

export function CopyDialog({ subject, ...way }: WayProps & { subject: ChainSubject }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<{ id: string; label: string } | null>(null);
  const [isTried, setTried] = useState(false);
  const options = useOthers(subject, typed === chosen?.label ? "" : typed).map(({ id, name, reference }) => ({
    id,
    label: name,
    ...(reference && { detail: reference }),
  }));
  const use = () => {
    setTried(true);
    if (chosen) way.start.start({ from: "copy", id: chosen.id });
  };
  const label = t(subject.kind === "device" ? "datachains.start.choose_device" : "datachains.start.choose_algorithm");
  return (
    <StartDialog {...way} title={t("datachains.start.copy")} onUse={use}>
      <ComboBox
        label={label}
        options={chosen && !options.some(({ id }) => id === chosen.id) ? [chosen, ...options] : options}
        value={chosen?.id ?? null}
        onChange={(id) => setChosen(options.find((one) => one.id === id) ?? null)}
        onSearch={setTyped}
        openLabel={t("datachains.start.search")}
        emptyLabel={t("datachains.start.nothing_found")}
        {...(isTried && !chosen && { errorMessage: label })}
      />
    </StartDialog>
  );
}
