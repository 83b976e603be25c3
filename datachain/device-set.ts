import { asked, buildSet, DETAILS, KEPT, required } from "./build-set.ts";
import { DEVICE_ELEMENTS } from "./ids.ts";

/** Version 1 declares no variables for devices; only the text of `data_retained` has a gap to fill. */
const NONE = { standard_variables: [] } as const;
const RETAINED = { standard_variables: [{ id: "duration", required: false, only_on: ["data_retained"] }] } as const;

export const DEVICE_SET = buildSet({
  id: "device@1",
  kind: "device",
  based_on: "device@v1",
  elements: DEVICE_ELEMENTS,
  wordsOf: (words) => words.device,
  standardId: (category) => `device__${category}`,
  rules: {
    // Filled in by the placement's organization, if it has one.
    accountable: {
      shape: "hexagon",
      required: true,
      variables: [required(asked("title")), asked("description")],
      ...NONE,
    },
    purpose: { shape: "hexagon", required: true, variables: DETAILS, ...NONE },
    tech: { shape: "hexagon", required: true, variables: DETAILS, ...NONE },
    data: { shape: "circle", variables: DETAILS, ...NONE },
    process: { shape: "circle", variables: DETAILS, ...NONE },
    access: { shape: "rounded-square", variables: DETAILS, ...NONE },
    retention: { shape: "rounded-square", variables: KEPT, ...RETAINED },
    storage: { shape: "rounded-square", variables: DETAILS, ...NONE },
  },
  identifiability: {
    identifiable_image: "identifiable",
    identifiable_video: "identifiable",
    identifiable_nfc: "identifiable",
    identifiable_rfid: "identifiable",
    identifiable_wifi_sensor: "identifiable",
    voice: "identifiable",
    intercom: "identifiable",
    contactless_payments: "identifiable",
    de_identified_image: "de_identified",
    de_identified_video: "de_identified",
    de_identified_voice: "de_identified",
    person_detection: "de_identified",
    facial_characterization: "de_identified",
    // DTPR leaves these two without a colour, but a face or fingerprint identifies a person,
    biometrics: "identifiable",
    // and a phone's identifiers lead to its owner. Authors can override this on the placement.
    personal_device: "identifiable",
    // Personal data identifies people by definition.
    personal: "identifiable",
  },
  subchains: [],
});
