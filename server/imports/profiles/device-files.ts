import { joinedWith, knownFile } from "./profile-data.ts";

const THEMES = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `Thema ${number}`);

/** The sheet with which sensors are reported to the city of Amsterdam. */
const amsterdam = knownFile({
  id: "amsterdam_sensors",
  subject: "devices",
  head: ["Referentie", "Kies soort / type sensor", "Wat meet de sensor?", "Waarvoor meet u dat?"],
  fields: {
    reference: "Referentie",
    name: joinedWith(", ", ["Kies soort / type sensor", "Referentie"]),
    device_type: "Kies soort / type sensor",
    lat: "Latitude",
    lng: "Longitude",
    location_name: "In welk gebied bevindt zich de mobiele sensor?",
    summary: "Waarvoor meet u dat?",
    description: "Wat meet de sensor?",
    labels: joinedWith("; ", THEMES),
    legal_basis: "Wettelijke grondslag",
    privacy_url: "Privacyverklaring",
    active_until: "Wanneer wordt de sensor verwijderd?",
    internal_notes: joinedWith("\n", ["Opmerking", "Project"]),
  },
  words: {
    device_type: {
      camera: "Optische / camera sensor|Optische sensor",
      sensor:
        "Aanwezigheid of nabijheidsensor|Chemiesensor|Dichtheidsensor|Druksensor|Elektriciteitssensor|Geluidssensor|Geluidsensor|Klimaatsensor|Positie of verplaatsingssensor|Temperatuursensor|Vloeistof- en gasstroomsensor",
    },
  },
  options: { date_order: "day_first" },
});

/** Surveillance in OpenStreetMap, by the names of its tags. */
const openStreetMap = knownFile({
  id: "osm_surveillance",
  subject: "devices",
  head: ["man_made", "surveillance:type"],
  fields: {
    name: [
      { column: "surveillance:type" },
      { text: " " },
      { column: "camera:type" },
      { text: ", " },
      { column: "addr:street" },
      { text: " " },
      { column: "addr:housenumber" },
    ],
    reference: "@id",
    device_type: "surveillance:type",
    manufacturer: "manufacturer",
    model: "model",
    accountable: "operator",
    address: joinedWith(" ", ["addr:street", "addr:housenumber"]),
    direction_deg: "camera:direction",
    lat: "@lat",
    lng: "@lon",
    description: "description",
  },
  words: { device_type: { camera: "camera|ALPR", sensor: "gunshot_detector|sensor", other: "guard" } },
});

/** Camera registers that list kinds and places, and no names. */
const cameras = knownFile({
  id: "cameras_without_names",
  subject: "devices",
  head: ["Camera type", "Address"],
  fields: {
    name: joinedWith(", ", ["Camera type", "Address"]),
    device_type: [{ text: "camera" }],
    model: "Camera type",
    address: "Address",
    lat: "Latitude",
    lng: "Longitude",
    reference: "Camera ID",
    status: "Status",
    accountable: "Owner",
    installed_on: "Installation date",
  },
});

export const DEVICE_FILES = [amsterdam, openStreetMap, cameras];
