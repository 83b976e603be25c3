import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleCheck, Hammer, MapPin } from "lucide-react";
import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, query, useCall } from "#admin/api/query.ts";
import { formatDay } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { RadioCards } from "#admin/ui/RadioCards.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { locationsApi } from "#contract/locations.ts";
import { type ShortCode, shortCodesApi } from "#contract/short-codes.ts";
import { codePlacesApi, type CodePlaceFound } from "#contract/code-places.ts";

interface RecordSignProps {
  code: ShortCode;
  isWriter: boolean;
}

/** It has a place, or opens the page of a device, whose place can be asked for. */
export const canRecordSign = ({ state, place, page }: ShortCode) =>
  state !== "retired" && state !== "blank" && Boolean(place ?? page?.device_id);

/** The last step from a device to its sign: says since when it hangs, or records that it was put up today. */
export function RecordSign({ code, isWriter }: RecordSignProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const install = useCall(shortCodesApi.install, {
    onSuccess: ({ short_code }) =>
      showToast({ message: t("codes.installed.done", { place: short_code.place?.name ?? short_code.code }) }),
    onSettled: () => {
      for (const endpoint of [shortCodesApi.list, shortCodesApi.show, locationsApi.list])
        void invalidate(client, endpoint);
    },
  });
  const { place } = install.data?.short_code ?? code;
  if (!canRecordSign(code)) return null;
  if (place?.sign_installed_on)
    return (
      <p role="status" className="flex gap-2 text-sm text-muted">
        <CircleCheck size={14} className="mt-0.75 flex-none text-success" aria-hidden />
        {t("codes.installed.since", { day: formatDay(place.sign_installed_on) })}
      </p>
    );
  if (!isWriter) return null;
  const send = (location_id: string | null) =>
    install.mutate({ params: { id: code.id }, body: { location_id, lock_version: code.lock_version } });
  const button = { isPending: install.isPending, error: install.error ? errorWords(install.error) : undefined };
  return place ? (
    <RecordButton {...button} onPress={() => send(null)} />
  ) : (
    <RecordAtDevice {...button} device_id={code.page?.device_id ?? ""} onRecord={send} />
  );
}

interface ButtonProps {
  isPending: boolean;
  error: string | undefined;
}

function RecordButton({ isPending, error, onPress }: ButtonProps & { onPress: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <Button
        icon={Hammer}
        // beside a sign it is narrower than its label: let it wrap
        className="max-w-full whitespace-normal!"
        isPending={isPending}
        pendingLabel={t("common.saving")}
        onPress={onPress}
      >
        {t("codes.installed.record")}
      </Button>
      {error && (
        <p role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </>
  );
}

const MOST_PLACES = 100;

/** For a code without a place: at the only place of the device, or at the one that somebody chooses. */
function RecordAtDevice({
  device_id,
  onRecord,
  ...button
}: ButtonProps & { device_id: string; onRecord: (location_id: string) => void }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { data } = useQuery(query(codePlacesApi.list, { query: { device_id, per_page: MOST_PLACES } }));
  const places = data?.places;
  if (!places) return null;
  const [first] = places;
  if (!first)
    return (
      <>
        <p className="text-sm text-muted">{t("codes.installed.no_place")}</p>
        <LinkButton icon={MapPin} href={`${paths.deviceLocations(device_id)}?place=new`}>
          {t("codes.installed.add_place")}
        </LinkButton>
      </>
    );
  return (
    <>
      <RecordButton {...button} onPress={() => (places.length === 1 ? onRecord(first.id) : setAsking(true))} />
      {isAsking && (
        <WhereDialog
          places={places}
          onClose={() => setAsking(false)}
          onChosen={(id) => {
            setAsking(false);
            onRecord(id);
          }}
        />
      )}
    </>
  );
}

interface WhereDialogProps {
  places: readonly CodePlaceFound[];
  onClose: () => void;
  onChosen: (id: string) => void;
}

function WhereDialog({ places, onClose, onChosen }: WhereDialogProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("codes.installed.where")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={onClose}>{t("common.cancel")}</Button>
          <Button
            variant="primary"
            onPress={() => {
              setTried(true);
              if (chosen) onChosen(chosen);
            }}
          >
            {t("codes.installed.record")}
          </Button>
        </>
      }
    >
      <RadioCards
        label={t("codes.installed.where")}
        isLabelHidden
        value={chosen}
        onChange={setChosen}
        errorMessage={isTried && !chosen ? t("codes.form.place_needed") : undefined}
        options={places.map(({ id, name, address }) => ({
          id,
          label: name,
          detail: address !== name ? address : undefined,
        }))}
      />
    </Dialog>
  );
}
