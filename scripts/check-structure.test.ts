import { UI_LOCALES } from "#contract/common.ts";
import { expect, test } from "vitest";
import { checkRequirements } from "./requirement-ids.ts";
import { checkStructure } from "./structure-rules.ts";

/** Paths reported after adding one file with this text to a valid tree. */
const complaints = (path: string, text = "") =>
  checkStructure([...sound, { path, text }]).map((problem) => problem.path);

const messages = UI_LOCALES.map((language) => `admin/i18n/${language}/labels.ts`);
const sound = [
  ...messages,
  "contract/common.ts",
  "server/app.ts",
  "server/labels/table.ts",
  "server/labels/labels.test.ts",
  "server/labels/publish-label.ts",
  "server/platform/database/embedded-postgres/lock.ts",
  "admin/labels/LabelsPage.tsx",
  "admin/labels/form/label-values.ts",
  "admin/labels/use-labels.ts",
  "admin/labels/labels.test.tsx",
  "admin/i18n/en/common.ts",
].map((path) => ({ path, text: "export const one = 1;\n" }));

test("a valid tree has no problems", () => {
  expect(checkStructure(sound)).toEqual([]);
});

test.each([
  "server/labels/repository.ts",
  "server/labels/Service.ts",
  "server/labels/devices.test.ts",
  "server/platform/utils.ts",
  "server/helpers/dates.ts",
  "contract/misc.ts",
  "datachain/common.ts",
  "admin/labels/labelForm.tsx",
  "admin/labels/useLabels.ts",
  "admin/labels/Form_values.ts",
  "admin/ui/zz-show.tsx",
  "admin/labels/a/b/c/Deep.tsx",
])("rejects the file name or folder of %s", (path) => {
  expect(complaints(path)).toEqual([path]);
});

test.each([
  ["server/devices/service.ts", 'import { labelColumns } from "#server/labels/table.ts";'],
  ["server/devices/service.ts", 'import {\n  one,\n  two,\n} from "../labels/routes.ts";'],
  ["server/devices/service.ts", 'export * from "#server/labels/rules.ts";'],
  ["server/devices/service.ts", 'const page = await import("#guide/render.ts");'],
  ["server/devices/service.ts", 'import { read } from "#guide/content.ts";'],
  ["server/pages/service.ts", 'import { GuidePage } from "#guide/GuidePage.tsx";'],
  ["server/platform/workers/jobs.ts", 'import { listLabels } from "#server/labels/service.ts";'],
  ["admin/labels/LabelForm.tsx", 'import { Row } from "#admin/devices/Row.tsx";'],
  ["admin/labels/LabelForm.tsx", 'import { Row } from "../devices/Row.tsx";'],
  ["admin/frame/Sidebar.tsx", 'import { LabelsPage } from "#admin/labels/LabelsPage.tsx";'],
  ["admin/frame/Sidebar.tsx", 'import { ListCard } from "#admin/lists/ListCard.tsx";'],
  ["admin/records/RecordForm.tsx", 'import { LabelsEntry } from "#admin/inventory/LabelsEntry.tsx";'],
])("%s may not hold: %s", (path, text) => {
  expect(complaints(path, text)).toEqual([path]);
});

test.each([
  ["server/devices/service.ts", 'import { listLabels } from "#server/labels/service.ts";'],
  ["server/devices/service.ts", 'import { publishLabel } from "#server/labels/publish-label.ts";'],
  ["server/devices/service.ts", 'import type { Content } from "#guide/content.ts";'],
  ["server/guide/show-page.ts", 'import { GuidePage } from "#guide/GuidePage.tsx";'],
  [
    "server/devices/service.ts",
    'import { audit } from "#server/platform/records/audit.ts";\nimport { columns } from "./table.ts";',
  ],
  ["server/devices/devices.test.ts", 'import { labelColumns } from "#server/labels/table.ts";'],
  ["server/routes.ts", 'import { labelRoutes } from "./labels/routes.ts";'],
  ["admin/routes.tsx", 'import { LabelsPage } from "./labels/LabelsPage.tsx";'],
  ["admin/labels/LabelForm.tsx", 'import { Button } from "#admin/ui/Button.tsx";'],
  ["admin/inventory/LabelsEntry.tsx", 'import { TextEntry } from "#admin/records/TextEntry.tsx";'],
  ["vite.config.ts", "export default {};"],
])("%s may hold: %s", (path, text) => {
  expect(complaints(path, text)).toEqual([]);
});

const ofPages = ["pages", "publishing", "content", "feedback"].flatMap((noun) =>
  messages.map((path) => ({ path: path.replace("labels", noun), text: "export const one = 1;\n" })),
);
const pageComplaints = (path: string, text: string) =>
  checkStructure([...sound, ...ofPages, { path, text }]).map((problem) => problem.path);

test.each([
  ["admin/pages/editor/SidePanel.tsx", 'import { PublishPart } from "#admin/publishing/PublishPart.tsx";'],
  ["admin/pages/editor/FeedbackTab.tsx", 'import { FaceBar } from "../../feedback/figures/FaceBar.tsx";'],
  ["admin/publishing/PublishSide.tsx", 'import { Checks } from "#admin/content/Checks.tsx";'],
])("a noun around pages imports one below it: %s, %s", (path, text) => {
  expect(pageComplaints(path, text)).toEqual([]);
});

test.each([
  ["admin/publishing/PublishPart.tsx", 'import { PageLayout } from "#admin/pages/editor/PageLayout.tsx";'],
  ["admin/content/Checks.tsx", 'import type { When } from "../publishing/WhenField.tsx";'],
  ["admin/pages/PagePicker.tsx", 'import { LabelTags } from "#admin/labels/LabelTags.tsx";'],
  ["admin/labels/LabelUses.tsx", 'import { PageBadge } from "#admin/pages/PageBadge.tsx";'],
  ["admin/frame/Sidebar.tsx", 'import { usePageWork } from "#admin/content/page-work.ts";'],
])("imports no noun above or beside it: %s, %s", (path, text) => {
  expect(pageComplaints(path, text)).toEqual([path]);
});

test("finds a default export, also a renamed one", () => {
  expect(complaints("server/labels/service.ts", "export default function list() {}")).toEqual([
    "server/labels/service.ts",
  ]);
  expect(complaints("server/labels/service.ts", "const one = 1;\nexport { one as default };")).toEqual([
    "server/labels/service.ts",
  ]);
});

test("a noun of the admin needs its texts in every language", () => {
  const missing = complaints("admin/devices/DevicesPage.tsx");
  expect(missing).toHaveLength(6);
  expect(missing).toContain("admin/i18n/km/devices.ts");
});

test("a problem says where the code belongs", () => {
  const [problem] = checkStructure([...sound, { path: "server/labels/csv.ts", text: "" }]);
  expect(problem?.message).toContain("belongs in server/platform");
});

test("finds unknown requirement ids, in tests only", () => {
  const unknown = ["R8", "10"].join(".");
  const text = `test("R8.1 ${unknown} signs out", () => {});`;
  const files = ["server/app.test.ts", "e2e/share.spec.ts", "server/app.ts"].map((path) => ({ path, text }));
  const found = checkRequirements(files, "| R8.1 | A 401 signs out |");
  expect(found.map(({ path, message }) => [path, message.match(/R[\d.]+/)?.[0]])).toEqual([
    ["server/app.test.ts", unknown],
    ["e2e/share.spec.ts", unknown],
  ]);
});

test("a requirement covered only by a browser test is a problem", () => {
  const text = `test("R8.1 a 401 signs out", () => {});`;
  const requirements = "| R8.1 | A 401 signs out |";
  expect(checkRequirements([{ path: "e2e/share.spec.ts", text }], requirements)).toEqual([
    { path: "docs/requirements.md", message: "R8.1 stands in the title of no test" },
  ]);
  expect(checkRequirements([{ path: "server/app.test.ts", text }], requirements)).toEqual([]);
});
