import { expect, test } from "vitest";
import { algorithmsApi } from "#contract/algorithms.ts";
import { devicesApi } from "#contract/devices.ts";
import { factsheetsApi } from "#contract/factsheets.ts";
import type { Encoding, ImportSubject } from "#contract/imports.ts";
import { organizationsApi } from "#contract/organizations.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { fieldsOf, importing } from "#server/testing/import-file.ts";
import { odsFile, xlsxFile } from "#server/testing/make-workbook.ts";
import { decoderFor } from "./read/decode-bytes.ts";

/** Made-up files in the shapes of real ones, brought in from the upload to the record. */
const t = await shareTestApp();

async function start(subject: ImportSubject = "devices") {
  const call = await t.as();
  const organizations = async () =>
    (await call(organizationsApi.list, { query: { per_page: 1000 } })).organizations.map(({ name }) => name).toSorted();
  const devices = async () => (await call(devicesApi.list, { query: { sort: "reference", per_page: 1000 } })).devices;
  const deviceOf = async (reference: string) => {
    const id = (await devices()).find((device) => device.reference === reference)?.id ?? "";
    return (await call(devicesApi.get, { params: { id }, query: {} })).device;
  };
  return { call, organizations, devices, deviceOf, ...importing(t, call, subject) };
}

/** Every letter of an encoding by its byte. */
function bytesIn(encoding: Encoding, text: string) {
  const decode = decoderFor(encoding);
  const bytes = Array.from({ length: 256 }, (_, byte) => byte);
  const known = new Map(bytes.map((byte) => [decode(Uint8Array.of(byte), { stream: false }), byte]));
  return Uint8Array.from(text, (letter) => {
    const byte = known.get(letter);
    if (byte === undefined) throw new Error(`${encoding} has no ${letter}`);
    return byte;
  });
}

test.each([
  ["windows-1250", "Kamera, Martićeva"],
  ["windows-1251", "Камера, улица Ленина"],
  ["windows-1252", "Caméra, rue Molière"],
  ["windows-1253", "Κάμερα, Οδός Ερμού, Πλατεία Συντάγματος, Αισθητήρας"],
  ["windows-1254", "Kamera, Işıklar sokağı Şişli"],
  ["windows-1256", "كاميرا شارع الملك"],
  ["iso-8859-2", "Kamera, Świętokrzyska Łąkowa Źródlana"],
] as const)("a file in %s keeps its letters", async (encoding, name) => {
  const { bring, devices } = await start();
  const { reading, counts } = await bring(bytesIn(encoding, `ref;name\r\nC-1;${name}\r\n`));
  expect([reading.encoding, counts]).toEqual([encoding, { create: 1 }]);
  expect((await devices()).map((device) => device.name)).toEqual([name]);
});

const cell = (text: string) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`;
const table = (name: string, rows: readonly (readonly string[])[]) =>
  `<table:table table:name="${name}">${rows
    .map((row) => `<table:table-row>${row.map(cell).join("")}</table:table-row>`)
    .join("")}</table:table>`;

/** Two columns, and more rows than the table itself. */
const HELP = [
  ["Column", "How to fill it in"],
  ...["Ref", "Name", "Latitude", "Longitude"].map((column) => [column, `Write the ${column} here`]),
];

const ROWS = [
  ["Sensors of the harbour"],
  ["Status: October"],
  ["Ref", "Name", "Latitude", "Longitude"],
  ["H-1", "Tide gauge", "11.5564", "104.9282"],
  ["H-2", "Wave gauge", "11.5571", "104.9290"],
];

test.each([
  ["xlsx", xlsxFile({ Help: HELP, Sensors: ROWS })],
  ["ods", odsFile(table("Help", HELP) + table("Sensors", ROWS))],
])(
  "a workbook (%s) with several sheets is read below the titles of the sheet that holds the table",
  async (format, file) => {
    const { bring, devices } = await start();
    const ours = await bring(file);
    expect(ours).toMatchObject({ format, reading: { sheet: "Sensors", header_row: 3 }, counts: { create: 2 } });
    expect((await devices()).map(({ reference, name, location_count }) => [reference, name, location_count])).toEqual([
      ["H-1", "Tide gauge", 1],
      ["H-2", "Wave gauge", 1],
    ]);
  },
);

test("JSON: the list under any key, objects within its objects", async () => {
  const { bring, deviceOf } = await start();
  const records = [
    { id: "N-1", title: "Gate", position: { lat: 11.5564, lng: 104.9282 }, contact: { email: "Gate@City.example" } },
    { id: "N-2", title: "Quay", position: { lat: 11.5571, lng: 104.929 }, contact: { email: null } },
  ];
  const file = JSON.stringify({ help: "https://city.example", result: { total: 2, records } });
  const mapping = { id: "reference", title: "name", "position.lat": "lat", "position.lng": "lng", "contact.email": "contact_email" }; // oxfmt-ignore
  expect((await bring(file, { mapping })).counts).toEqual({ create: 2 });
  expect(await deviceOf("N-1")).toMatchObject({ name: "Gate", location_count: 1, contact_email: "gate@city.example" });
  expect(await deviceOf("N-2")).toMatchObject({ contact_email: null });
});

/** A cell, the day that comes in, and what is said about it. */
const DATES = [
  ["2024-03-24", "2024-03-24"],
  ["24/03/2024", "2024-03-24"],
  ["24 maart 2024", "2024-03-24"],
  ["24-Mar-24", "2024-03-24"],
  ["45375", "2024-03-24"],
  ["Jul-25", null, "date_too_vague"],
  ["2025", null, "date_too_vague"],
  ["Début 2019", null, "date_too_vague"],
  ["unknown", null, "no_value"],
  ["#N/A", null, "no_value"],
  ["", null],
] as const;

test("dates in every form: no row is lost over one", async () => {
  const { bring, deviceOf } = await start();
  const file = ["ref,name,installation date", ...DATES.map(([text], at) => `D-${at},Mast ${at},${text}`)].join("\n");
  const { counts, rows, options } = await bring(file);
  expect([counts, options.date_order]).toEqual([{ create: DATES.length }, "day_first"]);
  for (const [at, [text, day, code]] of DATES.entries()) {
    expect([text, (await deviceOf(`D-${at}`)).installed_on]).toEqual([text, day]);
    expect(rows[at]?.problems.map((problem) => problem.code)).toEqual(code ? [code] : []);
  }
});

test("several addresses in a cell, links without https, and notes behind the names of columns", async () => {
  const { bring, deviceOf } = await start();
  const file = [
    "Referentie;Naam;E-mail (niet verplicht);Privacyverklaring (niet verplicht)",
    "A-1;Teller;ana@stad.example; bo@stad.example;stad.example/privacy".replace("; bo", ", bo"),
    "A-2;Paal;n.v.t.;",
  ].join("\n");
  const mapping = { Referentie: "reference", Naam: "name", "E-mail (niet verplicht)": "contact_email", "Privacyverklaring (niet verplicht)": "privacy_url" }; // oxfmt-ignore
  const { counts, recipe } = await bring(file, { mapping });
  expect(counts).toEqual({ create: 2 });
  expect(recipe.fields["contact_email"]).toEqual([{ column: "E-mail (niet verplicht)" }]);
  expect(await deviceOf("A-1")).toMatchObject({
    contact_email: "ana@stad.example",
    privacy_url: "https://stad.example/privacy",
  });
  expect(await deviceOf("A-2")).toMatchObject({ contact_email: null, privacy_url: null });
});

test("a register with every flaw at once: at least 95 of 100 rows come in, and only real organizations", async () => {
  const { bring, check, devices, organizations } = await start();
  const owners = ["Port Authority", "Harbor Parking LLC", "LLC", "n/a", "", "This camera was bought by somebody else"];
  const words = ["working", "Buiten gebruik", "?", "zzz", ""];
  const dates = DATES.map(([text]) => text);
  const lines = Array.from({ length: 100 }, (_, at) => {
    const name = at === 50 ? "" : `Dome ${at}`;
    const where = at % 10 === 0 ? "north of the gate,east" : `11.${5000 + at},104.${9000 + at}`;
    return [`R-${at % 97}`, name, words[at % 5], owners[at % 6], dates[at % 11], at % 4 ? "3" : "many", where].join(
      ",",
    );
  });
  const file = ["Camera ID,Camera name,Status,Owner,Installed,Number,Latitude,Longitude", ...lines].join("\n");
  const recipe = {
    fields: fieldsOf({ "Camera ID": "reference", "Camera name": "name", Status: "status", Owner: "accountable", Installed: "installed_on", Number: "quantity", Latitude: "lat", Longitude: "lng" }), // oxfmt-ignore
    values: [
      { field: "status", word: "zzz", to: null },
      { field: "status", word: "?", to: null },
    ],
  };
  const options = { bad_cells: "empty" as const, date_order: "day_first" as const };
  const { counts } = await check(file, { recipe, options });
  expect(100 - (counts.error ?? 0)).toBeGreaterThanOrEqual(95);
  expect(counts.error).toBe(1);
  await bring(file.replace("R-50,,", "R-50,Dome 50,"), { recipe, options });
  expect(await organizations()).toEqual(["Harbor Parking LLC", "Port Authority"]);
  const before = (await devices()).length;
  // the same file again makes no copies
  const again = await bring(file.replace("R-50,,", "R-50,Dome 50,"), { recipe, options });
  expect(again.counts.create).toBeUndefined();
  expect((await devices()).length).toBe(before);
});

test("a register of algorithms: words of a lifecycle, a bare No under assessments, sentences for suppliers, systems nobody uses", async () => {
  const { call, bring, check, organizations } = await start("algorithms");
  const file = [
    "id,Name,Stage,Vendor,Assessment completed,Agency use,Doel,Purpose",
    '1,Bins,In production,"Axelis GmbH",No,Y,Leegt bakken op tijd,Empties bins in time',
    "2,Bikes,ontwikkeling,Developed by our own people with open source,Yes,Y,,",
    "3,Boats,Implementation,,DPIA,Y,,",
    "4,Nobody uses this,Retired,Never Ltd,No,N,,",
  ].join("\n");
  const recipe = {
    fields: fieldsOf({ id: "reference", Name: "name", Stage: "lifecycle", Vendor: "suppliers", "Assessment completed": "factsheet.assessments", Purpose: "factsheet.purpose" }), // oxfmt-ignore
    leave_out: [{ column: "Agency use", test: "one_of" as const, words: ["N"] }],
    values: [
      { field: "lifecycle", word: "In production", to: "in_use" },
      { field: "lifecycle", word: "ontwikkeling", to: "development" },
      { field: "lifecycle", word: "Implementation", to: "development" },
    ],
  };
  const settings = { recipe, options: { bad_cells: "empty" as const }, locale: "en" };
  expect((await bring(file, settings)).counts).toEqual({ create: 3, left_out: 1 });
  expect(await organizations()).toEqual(["Axelis GmbH"]);
  const { algorithms } = await call(algorithmsApi.list, { query: { sort: "reference" } });
  expect(algorithms.map(({ name, lifecycle }) => [name, lifecycle])).toEqual([
    ["Bins", "in_use"],
    ["Bikes", "development"],
    ["Boats", "development"],
  ]);
  const assessments = await Promise.all(
    algorithms.map(async ({ id }) => {
      const { factsheet } = await call(factsheetsApi.get, { params: { id } });
      return factsheet.answers["assessments"]?.value;
    }),
  );
  expect(assessments).toEqual([undefined, undefined, [expect.objectContaining({ kind: "dpia", status: "done" })]]);
  expect((await check(file, settings)).counts).toEqual({ unchanged: 3, left_out: 1 });
});
