import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { uuidv7 } from "uuidv7";
import { call } from "#admin/api/call.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { useImageState } from "#admin/records/image-state.ts";
import { useRecordForm } from "#admin/records/use-record-form.ts";
import { ApiError } from "#contract/client.ts";
import { type Location, type LocationChange, locationsApi } from "#contract/locations.ts";
import { locationsChanged } from "../location-cache.ts";
import { checkLocation } from "./check-location.ts";
import { EMPTY, type LocationValues, toInput, toValues } from "./location-values.ts";

interface LocationFormSetup {
  device_id: string;
  locale: string | undefined;
  /** The place to edit; if missing, creates one. */
  location: Location | undefined;
  onSaved: (id: string) => void;
}

/** Form of one place, with its name in one content language. */
export function useLocationForm({ device_id, locale, location, onSaved }: LocationFormSetup) {
  const { t } = useTranslation();
  const client = useQueryClient();
  // the client picks the id, so a retry cannot create two places
  const [newId] = useState(() => uuidv7());
  const query = locale ? { locale } : {};
  const params = { device_id, id: location?.id ?? newId };
  const change = async (input: LocationChange) =>
    (await call(locationsApi.update, { params, query, body: { location: input } })).location;
  const read = async () => {
    const { locations } = await call(locationsApi.list, { params: { device_id }, query });
    const found = locations.find(({ id }) => id === params.id);
    if (!found) throw new ApiError(404, { code: "not_found", message: "The place is gone" });
    return found;
  };

  const state = useRecordForm<Location, LocationValues>({
    record: location ?? EMPTY,
    toValues,
    resolver: (base) => checkLocation(toValues(base)),
    read,
    write: async (values, names, { lock_version }) => {
      const input = toInput(values, names);
      if (location) return change({ ...input, lock_version });
      const body = { location: { ...input, id: newId } };
      return (await call(locationsApi.create, { params: { device_id }, query, body })).location;
    },
    onSaved: ({ id }) => {
      void locationsChanged(client);
      onSaved(id);
    },
    said: (_, isMerged) => t(isMerged ? "locations.saved_merged" : "locations.saved"),
  });
  const { record, patch } = state;

  const photo = useImageState<Location>({
    image_key: record.sign_photo_key,
    keyOf: (now) => now.sign_photo_key,
    upload: async (file) => {
      const body = new FormData();
      body.append("location[sign_photo]", file);
      return (await call(locationsApi.upload, { params, query, body })).location;
    },
    read,
    remove: (lock_version) => change({ sign_photo_key: null, lock_version }),
    adopt: (next) => {
      patch({ sign_photo_key: next.sign_photo_key }, next);
      void locationsChanged(client);
    },
  });
  return { state, photo };
}
