import { expect, test } from "vitest";
import { columnOf } from "#contract/import-recipe.ts";
import type { ImportSubject } from "#contract/imports.ts";
import { guessDateOrder } from "./guess-date-order.ts";
import { guessRecipe } from "./guess-recipe.ts";
import { IMPORT_FIELDS } from "./import-targets.ts";

const column = (name: string, ...samples: string[]) => ({ name, samples });
/** Fields by column, where each field has one column. */
const guessMapping = (subject: ImportSubject, columns: ReturnType<typeof column>[]) => {
  const { fields } = guessRecipe(subject, columns);
  const pairs = Object.entries(fields).map(([field, parts]) => [columnOf(parts[0] ?? { text: "" }), field]);
  return Object.fromEntries(pairs) as Record<string, string>;
};
const guess = (subject: ImportSubject, ...names: string[]) =>
  guessMapping(
    subject,
    names.map((name) => column(name)),
  );

test("recognises every field by our own name", () => {
  const uuid = "01a1e030-e583-7211-9dfe-50c52b184daa";
  for (const subject of ["devices", "algorithms"] as const) {
    const own = IMPORT_FIELDS[subject].filter((field) => field !== "coordinates");
    const columns = own.map((field) => column(field, ...(/^(location_)?id$/.test(field) ? [uuid] : [])));
    expect(guessMapping(subject, columns)).toEqual(Object.fromEntries(own.map((field) => [field, field])));
  }
});

test("recognises the columns of a city's sensor register", () => {
  const columns = [
    column("location_id", "1", "3"),
    column("Sensor_description", "Station Square (North)"),
    column("sensor_name", "Sta1_T"),
    column("Installation_date", "2009-03-24"),
    column("Note"),
    column("Status", "A"),
    column("Latitude", "-37.8"),
    column("Longitude", "144.9"),
    column("Location", "-37.8, 144.9"),
  ];
  expect(guessMapping("devices", columns)).toEqual({
    location_id: "reference",
    Sensor_description: "name",
    Installation_date: "installed_on",
    Note: "internal_notes",
    Status: "status",
    Latitude: "lat",
    Longitude: "lng",
  });
});

test("reads a pair of numbers as coordinates unless there are separate columns", () => {
  expect(guessMapping("devices", [column("Name"), column("Location", "-37.8, 144.9")])).toEqual({
    Name: "name",
    Location: "coordinates",
  });
  expect(guessMapping("devices", [column("Location", "Station Square, North")])).toEqual({ Location: "location_name" });
});

test.each([
  [["Nombre", "Estado", "Fabricante", "Dirección", "Fecha de instalación"], ["name", "status", "manufacturer", "address", "installed_on"]], // oxfmt-ignore
  [["Nom", "État", "Fabricant", "Adresse", "Date d'installation"], ["name", "status", "manufacturer", "address", "installed_on"]], // oxfmt-ignore
  [["Nome", "Situação", "Fabricante", "Endereço", "Data de instalação"], ["name", "status", "manufacturer", "address", "installed_on"]], // oxfmt-ignore
  [["Pangalan", "Katayuan", "Tagagawa", "Tirahan", "Petsa ng pagkabit"], ["name", "status", "manufacturer", "address", "installed_on"]], // oxfmt-ignore
  [["ឈ្មោះ", "ស្ថានភាព", "ម៉ាក", "អាសយដ្ឋាន", "ថ្ងៃដំឡើង"], ["name", "status", "manufacturer", "address", "installed_on"]], // oxfmt-ignore
])("recognises names in other languages: %j", (names, fields) => {
  expect(Object.values(guess("devices", ...names))).toEqual(fields);
});

test("recognises both dialects of the Dutch standard", () => {
  const register = guess("algorithms", "name", "description_short", "organization", "category", "begin_date", "contact_email", "goal", "lawful_basis", "lawful_basis_grouping", "source_data", "methods_and_models", "provider", "publiccode", "source_id"); // oxfmt-ignore
  const schema = guess("algorithms", "name", "description_short", "organization", "theme", "start_date", "contact", "purpose_and_impact", "legal_basis", "legal_basis_title", "data", "technical_operation", "supplier", "source_code_link", "source_id"); // oxfmt-ignore
  expect(Object.values(register)).toEqual(Object.values(schema));
  expect(register).toMatchObject({ goal: "factsheet.purpose", lawful_basis_grouping: "factsheet.legal_refs", source_id: "reference" }); // oxfmt-ignore
});

test("maps each field to one column only", () => {
  expect(guess("devices", "Title", "Name", "Device name")).toEqual({ Name: "name" });
});

test("reads numbered addresses without positions as lines of one address", () => {
  const columns = [column("name", "A"), column("address 1", "Quay 1"), column("address 2", "Floor 2"), column("lat")];
  const { fields, groups } = guessRecipe("devices", columns);
  expect(fields["address"]).toEqual([{ column: "address 1" }, { text: ", " }, { column: "address 2" }]);
  expect(groups).toEqual([]);
});

test("guesses the date order from date columns only", () => {
  const fields = { installed_on: [{ column: "Installed" }] };
  const order = (...samples: string[]) =>
    guessDateOrder([column("Installed", ...samples), column("Ratio", "31/12/99")], { fields, groups: [] });
  expect(order("2020-01-02")).toBe("iso");
  expect(order("24/03/2020")).toBe("day_first");
  expect(order("03/04/2020")).toBe("day_first");
  expect(order("03/24/2020")).toBe("month_first");
});

test("numbered columns of risks and datasets become rows of an answer, by their numbers", () => {
  const names = ["name", "risk_name1", "risk_mitigation1", "risk_name2", "risk_name3", "risk_mitigation3", "Dataset name", "Dataset URL"]; // oxfmt-ignore
  const { fields, groups } = guessRecipe(
    "algorithms",
    names.map((name) => column(name)),
  );
  expect(fields).toMatchObject({
    "factsheet.risks.risk": [{ column: "risk_name1" }],
    "factsheet.risks.mitigation": [{ column: "risk_mitigation1" }],
    "factsheet.datasets.title": [{ column: "Dataset name" }],
    "factsheet.datasets.url": [{ column: "Dataset URL" }],
  });
  expect(groups).toEqual([
    { "factsheet.risks.risk": [{ column: "risk_name2" }] },
    {
      "factsheet.risks.risk": [{ column: "risk_name3" }],
      "factsheet.risks.mitigation": [{ column: "risk_mitigation3" }],
    },
  ]);
});

test("a column of risks beside one of mitigations is the risk itself", () => {
  expect(guess("algorithms", "name", "risks", "mitigation")).toEqual({
    name: "name",
    risks: "factsheet.risks.risk",
    mitigation: "factsheet.risks.mitigation",
  });
  expect(guess("algorithms", "name", "risks")).toEqual({ name: "name", risks: "factsheet.risks" });
});

test("a column per language fills the texts of answers in it", () => {
  expect(guess("algorithms", "name", "purpose", "purpose (km)", "risks (km)")).toMatchObject({
    purpose: "factsheet.purpose",
    "purpose (km)": "factsheet.purpose.km",
    "risks (km)": "factsheet.risks.km",
  });
});
