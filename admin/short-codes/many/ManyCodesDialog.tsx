import { keepPreviousData, useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { errorWords } from "#admin/api/errors.ts";
import { query, useCall } from "#admin/api/query.ts";
import { LeaveDialog } from "#admin/frame/LeaveDialog.tsx";
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
import { type ManyCodes, MOST_CODES_AT_ONCE, shortCodesApi } from "#contract/short-codes.ts";
import { codePlacesApi } from "#contract/code-places.ts";
import { codesChanged } from "../code-cache.ts";
import { LanguageChoice } from "../LanguageChoice.tsx";
import { ListPart } from "./ListPart.tsx";
import { rowOf, writeCodeList } from "./read-code-list.ts";
import { useCheckedList } from "./use-checked-list.ts";

type Purpose = "places" | "blank" | "list";

/** Number of places without a code, by device. */
function usePlacesWithoutCode(devices: readonly Named[]) {
  const asked = useQueries({
    queries: devices.map(({ id }) =>
      query(codePlacesApi.list, { query: { device_id: id, has_code: "false", per_page: 1 } }),
    ),
  });
  const counts = asked.map(({ data }) => data?.meta.total_count);
  return counts.includes(undefined) ? undefined : counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

/** Input of every purpose, kept when switching between them. */
function useOrder() {
  const [purpose, setPurpose] = useState<Purpose>("places");
  const [devices, setDevices] = useState<readonly Named[]>([]);
  const [count, setCount] = useState<number | null>(24);
  const [label, setLabel] = useState("");
  const [locale, setLocale] = useState<string | null>(null);
  const [text, setText] = useState("");
  const places = usePlacesWithoutCode(devices);
  const list = useCheckedList(text);
  const totals = { places: devices.length > 0 ? places : undefined, blank: count, list: list.right.length };
  /** Converts it to the API's format; undefined while incomplete. */
  const many = (): ManyCodes | undefined => {
    if (purpose === "list")
      return list.right.length > 0 ? { what_for: purpose, rows: list.right.map(rowOf) } : undefined;
    if (purpose === "blank") return count ? { what_for: purpose, count, label: label || null, locale } : undefined;
    return devices.length > 0 ? { what_for: purpose, device_ids: devices.map(({ id }) => id), locale } : undefined;
  };
  return {
    purpose,
    setPurpose,
    devices,
    setDevices,
    places: totals.places,
    count,
    setCount,
    label,
    setLabel,
    locale,
    setLocale,
    text,
    setText,
    list,
    many,
    total: totals[purpose],
  };
}

export function ManyCodesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const order = useOrder();
  const { purpose, list, total } = order;
  const [isTried, setTried] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
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
      if (purpose !== "list" || list.wrong.length === 0) return onClose();
      // keep lines with problems, to fix and create next
      order.setText(writeCodeList(list.wrong));
      return setTried(false);
    },
    onError: () => purpose === "list" && list.recheck(),
  });
  const send = () => {
    setTried(true);
    const many = order.many();
    if (many) create.mutate({ body: { many } });
  };
  const close = () => (order.text.trim() === "" ? onClose() : setLeaving(true));
  return (
    <Dialog
      isOpen
      size={purpose === "list" ? "lg" : "md"}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t("codes.create_many.title")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={close}>{t("common.cancel")}</Button>
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
          onChange={order.setPurpose}
          options={[
            { id: "places", label: t("codes.create_many.places"), detail: t("codes.create_many.places_hint") },
            { id: "blank", label: t("codes.create_many.blank"), detail: t("codes.create_many.blank_hint") },
            { id: "list", label: t("codes.create_many.from_list"), detail: t("codes.create_many.from_list_hint") },
          ]}
        />
        {purpose === "places" && (
          <Devices
            devices={order.devices}
            onChange={order.setDevices}
            places={order.places}
            errorMessage={isTried && order.devices.length === 0 ? t("codes.create_many.device_needed") : undefined}
          />
        )}
        {purpose === "blank" && <BlankPart order={order} />}
        {purpose === "list" ? (
          <ListPart
            text={order.text}
            onChange={(text) => {
              order.setText(text);
              setTried(false);
              create.reset();
            }}
            list={list}
            errorMessage={
              isTried && !list.isChecking && list.lines.length === 0 ? t("codes.create_many.list.needed") : undefined
            }
          />
        ) : (
          <LanguageChoice value={order.locale} onChange={order.setLocale} />
        )}
        <p className="text-sm text-muted">{t("codes.form.never_again")}</p>
        {create.isError && (
          <p role="alert" className="text-sm font-medium text-danger">
            {errorWords(create.error)}
          </p>
        )}
      </div>
      {isLeaving && <LeaveDialog onStay={() => setLeaving(false)} onLeave={onClose} />}
    </Dialog>
  );
}

function BlankPart({ order }: { order: ReturnType<typeof useOrder> }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <NumberField
        label={t("codes.create_many.count")}
        value={order.count}
        onChange={order.setCount}
        minValue={1}
        maxValue={MOST_CODES_AT_ONCE}
        incrementLabel={t("codes.create_many.more")}
        decrementLabel={t("codes.create_many.fewer")}
      />
      <TextField
        label={t("codes.form.label")}
        optionalLabel={t("common.optional")}
        hint={t("codes.create_many.label_hint")}
        value={order.label}
        onChange={order.setLabel}
        maxLength={100}
      />
    </div>
  );
}

interface DevicesProps {
  devices: readonly Named[];
  onChange: (devices: readonly Named[]) => void;
  /** Number of their places without a code; undefined until loaded. */
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
