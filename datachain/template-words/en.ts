import type { AllTemplateWords } from "../template-ids.ts";

export const en: AllTemplateWords = {
  people_counter: {
    name: "People counter",
    summary: "Counts how many people pass by or stay in a place, without finding out who they are.",
  },
  licence_plate_reader: {
    name: "Licence plate reader",
    summary: "Photographs vehicles and reads their licence plates, which lead to the registered owner.",
  },
  cctv: {
    name: "Security camera",
    summary: "Films a public place so that staff can respond to incidents and review what happened.",
  },
  wifi_counter: {
    name: "Wi-Fi counter",
    summary: "Picks up the Wi-Fi signals of phones nearby to estimate how many people are here and how they move.",
  },
  air_quality: {
    name: "Air quality sensor",
    summary: "Measures what is in the air, such as fine dust and ozone.",
  },
  noise_meter: {
    name: "Noise meter",
    summary: "Measures how loud it is, without recording what is said.",
  },
  bin_sensor: {
    name: "Bin sensor",
    summary: "Measures how full a litter bin is, so that it is emptied when needed.",
  },
  parking_sensor: {
    name: "Parking sensor",
    summary: "Notices whether a parking space is free or taken.",
  },
  smart_lighting: {
    name: "Smart street light",
    summary: "Makes the light brighter when someone comes near, and dims it when no one is there.",
  },
  ev_charger: {
    name: "Charging point",
    summary: "Charges electric vehicles, and takes payment by card, phone or app.",
  },
  kiosk: {
    name: "Information kiosk",
    summary: "A public screen on which people find directions, services and news.",
  },
  drone: {
    name: "Drone",
    summary: "Flies over a place with a camera to inspect buildings, roads or the course of an event.",
  },
  chatbot: {
    name: "Chatbot",
    summary: "Answers questions about city services in writing, with text that a language model puts together.",
  },
  permit_triage: {
    name: "Permit sorting",
    summary: "Sorts applications for permits by how complete and how complex they are; staff decide on each one.",
  },
  signal_timing: {
    name: "Traffic light timing",
    summary: "Works out from traffic counts how long traffic lights stay green, and sets them automatically.",
  },
  benefit_check: {
    name: "Benefit check",
    summary:
      "Checks from what people state and from official records whether they may receive a benefit; staff decide.",
  },
  document_redaction: {
    name: "Document redaction",
    summary:
      "Finds names, addresses and other personal data in documents, so that they are blacked out before publication.",
  },
};
