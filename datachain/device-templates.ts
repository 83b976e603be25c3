import type { DeviceType } from "#contract/devices.ts";
import type { DEVICE_ELEMENTS, DeviceCategoryId } from "./ids.ts";
import type { DEVICE_TEMPLATES } from "./template-ids.ts";

/** Typical facts about a kind of device. */
type DeviceSuggestion = {
  readonly device_type: DeviceType;
  readonly chain: { readonly [C in DeviceCategoryId]: readonly (typeof DEVICE_ELEMENTS)[C][number][] };
};

/** In doubt the less flattering value: authors remove what is wrong and need not remember what is missing. */
export const DEVICE_SUGGESTIONS: Readonly<Record<(typeof DEVICE_TEMPLATES)[number], DeviceSuggestion>> = {
  people_counter: {
    device_type: "sensor",
    chain: {
      accountable: ["institution"],
      purpose: ["planning_decision_making", "mobility"],
      tech: ["de_identified_image", "person_detection"],
      data: ["values_time"],
      process: ["computer_vision", "aggregated"],
      access: ["available_to_the_accountable_organization", "available_to_vendor"],
      retention: ["data_retained"],
      storage: ["stored_on_3rd_party_cloud"],
    },
  },
  licence_plate_reader: {
    device_type: "camera",
    chain: {
      accountable: ["institution"],
      purpose: ["enforcement", "mobility"],
      tech: ["identifiable_image"],
      data: ["personal", "pixel_based_image"],
      process: ["computer_vision", "encrypted"],
      access: ["available_to_the_accountable_organization", "available_to_vendor", "available_to_me"],
      retention: ["data_retained"],
      storage: ["stored_locally"],
    },
  },
  cctv: {
    device_type: "camera",
    chain: {
      accountable: ["institution"],
      purpose: ["safety_security"],
      tech: ["identifiable_video"],
      data: ["personal", "pixel_based_image"],
      process: ["raw_data", "encrypted_at_rest"],
      // police may request video
      access: ["available_to_the_accountable_organization", "available_to_3rd_parties", "available_to_me"],
      retention: ["data_retained"],
      storage: ["stored_locally"],
    },
  },
  wifi_counter: {
    device_type: "network",
    chain: {
      accountable: ["institution"],
      purpose: ["planning_decision_making", "mobility"],
      tech: ["identifiable_wifi_sensor"],
      // phone identifiers lead to a person, even hashed
      data: ["personal", "values_time"],
      process: ["de_identified", "aggregated"],
      access: ["available_to_the_accountable_organization", "available_to_vendor", "not_available_to_me"],
      retention: ["data_retained"],
      storage: ["stored_on_3rd_party_cloud"],
    },
  },
  air_quality: {
    device_type: "sensor",
    chain: {
      accountable: ["institution"],
      purpose: ["health", "ecology"],
      tech: ["air_quality", "cellular"],
      data: ["values_time"],
      process: ["raw_data"],
      access: ["available_to_the_accountable_organization", "available_to_download"],
      retention: ["data_retained"],
      storage: ["stored_on_3rd_party_cloud"],
    },
  },
  noise_meter: {
    device_type: "sensor",
    chain: {
      accountable: ["institution"],
      purpose: ["health", "planning_decision_making"],
      tech: ["sound_level_meter", "cellular"],
      data: ["values_time"],
      process: ["aggregated"],
      access: ["available_to_the_accountable_organization", "available_to_vendor"],
      retention: ["data_retained"],
      storage: ["stored_on_3rd_party_cloud"],
    },
  },
  bin_sensor: {
    device_type: "sensor",
    chain: {
      accountable: ["institution"],
      purpose: ["waste_management"],
      tech: ["ultrasonic_level_sensor", "cellular"],
      data: ["values_time"],
      process: ["raw_data"],
      access: ["available_to_the_accountable_organization", "available_to_vendor"],
      retention: ["data_retained"],
      storage: ["stored_on_3rd_party_cloud"],
    },
  },
  parking_sensor: {
    device_type: "sensor",
    chain: {
      accountable: ["institution"],
      purpose: ["mobility", "inform"],
      tech: ["induction_loop", "cellular"],
      data: ["boolean", "spatial"],
      process: ["aggregated"],
      access: ["available_to_the_accountable_organization", "available_to_vendor", "available_to_download"],
      retention: ["data_retained"],
      storage: ["stored_on_3rd_party_cloud"],
    },
  },
  smart_lighting: {
    device_type: "sensor",
    chain: {
      accountable: ["institution"],
      purpose: ["energy_efficiency", "safety_security", "switch"],
      tech: ["motion_detector", "passive_infrared_sensor"],
      data: ["boolean", "values_time"],
      process: ["aggregated"],
      access: ["available_to_the_accountable_organization", "available_to_vendor"],
      // the hours a lamp was lit, not who passed
      retention: ["data_retained"],
      storage: ["stored_on_3rd_party_cloud"],
    },
  },
  ev_charger: {
    device_type: "other",
    chain: {
      accountable: ["institution"],
      purpose: ["mobility", "commerce"],
      tech: ["contactless_payments", "electric_vehicle_charger", "cellular"],
      data: ["personal", "tabular"],
      process: ["encrypted", "aggregated"],
      // third parties include the payment provider
      access: ["available_to_vendor", "available_to_3rd_parties", "available_to_me"],
      retention: ["data_retained"],
      storage: ["stored_on_3rd_party_cloud"],
    },
  },
  kiosk: {
    device_type: "kiosk",
    chain: {
      accountable: ["institution"],
      purpose: ["inform", "wayfinding_services"],
      tech: ["system_screen"],
      data: ["tabular"],
      process: ["aggregated"],
      access: ["available_to_the_accountable_organization", "available_to_vendor"],
      retention: ["data_retained"],
      storage: ["stored_on_3rd_party_cloud"],
    },
  },
  drone: {
    device_type: "vehicle",
    chain: {
      accountable: ["institution"],
      purpose: ["safety_security", "planning_decision_making"],
      tech: ["identifiable_video", "unmanned_aircraft_system", "gps"],
      data: ["personal", "pixel_based_image", "spatial"],
      process: ["de_identified", "bitmap_manipulation"],
      access: ["available_to_the_accountable_organization", "not_available_to_me"],
      retention: ["data_retained"],
      storage: ["stored_locally"],
    },
  },
};
