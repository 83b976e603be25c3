import { keepPreviousData, useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { errorWords } from "#admin/api/errors.ts";
import { query, useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { signsPath } from "#admin/paths.ts";
import { type Named, SearchedPicker, usePickerSearch } from "#admin/records/SearchedPicker.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { Chip } from "#admin/ui/Chip.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { NumberField } from "#admin/ui/NumberField.tsx";
import { RadioCards } from "#admin/ui/RadioCards.tsx";
import { TextField } from "#admin/ui/TextField.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { devicesApi } from "#contract/devices.ts";
import { MOST_CODES_AT_ONCE, shortCodesApi } from "#contract/short-codes.ts";
import { codesChanged } from "./code-cache.ts";
import { LanguageChoice } from "./LanguageChoice.tsx";

type Purpose = "places" | "blank";

/** How many places of each device have no code yet. */
function usePlacesWithoutCode(devices: readonly Named[]) {
  const asked = useQueries({
    queries: devices.map(({ id }) =>
      query(shortCodesApi.places, { query: { device_id: id, has_code: "false", per_page: 1 } }),
    ),
  });
  const counts = asked.map(({ data }) => data?.meta.total_count);
  return counts.includes(undefined) ? undefined : counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

export function ManyCodesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [purpose, setPurpose] = useState<Purpose>("places");
  const [devices, setDevices] = useState<readonly Named[]>([]);
  const [count, setCount] = useState<number | null>(24);
  const [label, setLabel] = useState("");
  const [locale, setLocale] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const places = usePlacesWithoutCode(devices);
  const create = useCall(shortCodesApi.createMany, {
    onSuccess: ({ created }) => {
      void codesChanged(client);
      showToast({
        message: t("codes.create_many.done", { count: created.length }),
        ...(created.length > 0 && {
          actionLabel: t("codes.print_signs"),
          onAction: () => void navigate(signsPath(created.map(({ code }) => code))),
        }),
      });
      onClose();
    },
  });
  const total = purpose === "blank" ? count : devices.length > 0 ? places : undefined;
  const send = () => {
    setTried(true);
    if (purpose === "places" && devices.length > 0)
      create.mutate({ body: { many: { what_for: purpose, device_ids: devices.map(({ id }) => id), locale } } });
    if (purpose === "blank" && count)
      create.mutate({ body: { many: { what_for: purpose, count, label: label || null, locale } } });
  };
  return (
    <Dialog
      isOpen
      size="md"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("codes.create_many.title")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={onClose}>{t("common.cancel")}</Button>
          <Button variant="primary" isPending={create.isPending} pendingLabel={t("codes.form.creating")} onPress={send}>
            {total ? t("codes.create_many.create", { count: total }) : t("codes.create_many.title")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <RadioCards
          label={t("codes.create_many.what_for")}
          value={purpose}
          onChange={setPurpose}
          options={[
            { id: "places", label: t("codes.create_many.places"), detail: t("codes.create_many.places_hint") },
            { id: "blank", label: t("codes.create_many.blank"), detail: t("codes.create_many.blank_hint") },
          ]}
        />
        {purpose === "places" ? (
          <Devices
            devices={devices}
            onChange={setDevices}
            places={devices.length > 0 ? places : undefined}
            errorMessage={isTried && devices.length === 0 ? t("codes.create_many.device_needed") : undefined}
          />
        ) : (
          <div className="grid gap-4 sm:grid-cols-2">
            <NumberField
              label={t("codes.create_many.count")}
              value={count}
              onChange={setCount}
              minValue={1}
              maxValue={MOST_CODES_AT_ONCE}
              incrementLabel={t("codes.create_many.more")}
              decrementLabel={t("codes.create_many.fewer")}
            />
            <TextField
              label={t("codes.form.label")}
              optionalLabel={t("common.optional")}
              hint={t("codes.create_many.label_hint")}
              value={label}
              onChange={setLabel}
              maxLength={100}
            />
          </div>
        )}
        <LanguageChoice value={locale} onChange={setLocale} />
        <p className="text-sm text-muted">{t("codes.form.never_again")}</p>
        {create.isError && (
          <p role="alert" className="text-sm font-medium text-danger">
            {errorWords(create.error)}
          </p>
        )}
      </div>
    </Dialog>
  );
}

interface DevicesProps {
  devices: readonly Named[];
  onChange: (devices: readonly Named[]) => void;
  /** How many of their places have no code; undefined while nobody knows. */
  places: number | undefined;
  errorMessage: string | undefined;
}

function Devices({ devices, onChange, places, errorMessage }: DevicesProps) {
  const { t } = useTranslation();
  const { onSearch, ...asked } = usePickerSearch(null);
  const { data, isFetching } = useQuery({ ...query(devicesApi.list, asked), placeholderData: keepPreviousData });
  const found = (data?.devices ?? []).filter(({ id }) => !devices.some((one) => one.id === id));
  return (
    <div className="flex flex-col gap-2">
      <SearchedPicker
        isEmptiedByChoice
        label={t("codes.create_many.devices")}
        found={found.map(({ id, name, reference }) => ({ id, label: name, ...(reference && { detail: reference }) }))}
        value={null}
        onChange={(device) => device && onChange([...devices, device])}
        onSearch={onSearch}
        openLabel={t("codes.create_many.show_devices")}
        emptyLabel={isFetching ? t("common.loading") : t("codes.create_many.no_device_found")}
        errorMessage={errorMessage}
      />
      {devices.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {devices.map(({ id, name }) => (
            <li key={id}>
              <Chip
                isOn
                onRemove={() => onChange(devices.filter((one) => one.id !== id))}
                removeLabel={t("codes.create_many.remove_device", { name })}
              >
                {name}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="text-sm text-muted">
        {places !== undefined && t("codes.create_many.found", { count: places })}
      </p>
    </div>
  );
}
