import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import { algorithmsApi } from "#contract/algorithms.ts";
import { type Answer, factsheetsApi } from "#contract/factsheets.ts";
import { shareTestApp } from "#server/testing/harness.ts";

vi.setConfig({ testTimeout: 60_000 });

const server = await shareTestApp();
await Promise.all([import("#admin/algorithms/AlgorithmPage.tsx"), import("./StandardsTab.tsx")]);

const answered = (value: Answer["value"], more: Partial<Answer> = {}): Answer => ({
  state: "answered",
  visibility: "public",
  source: "city",
  value,
  reason: {},
  withheld_ground: null,
  review_on: null,
  evidence: [],
  ...more,
});

async function open({ role = "editor", search = "" }: { role?: "editor" | "viewer"; search?: string } = {}) {
  const writer = await server.as();
  const { id } = await server.make.algorithm(writer.customer_id, { name: "Permit triage" });
  const answers = {
    purpose: answered({ en: "Sooner answers" }),
    benefits: answered({ en: "Less waiting" }),
    use_type: answered("predictive"),
    risks: answered([{ id: "1", risk: { en: "Errors" }, mitigation: { en: "Checks" } }]),
    human_oversight: answered({ en: "Staff check" }, { visibility: "internal" }),
  };
  await writer(factsheetsApi.save, { params: { id }, body: { factsheet: { answers, lock_version: 0 } } });
  const me = role === "editor" ? writer : await server.as({ role, customer_id: writer.customer_id });
  const found = await me(algorithmsApi.readiness, { params: { id } });
  const rendered = renderRoute(`/inventory/algorithms/${id}/standards${search}`, {
    transport: server.transport,
    token: me.token,
  });
  return { id, ...found, ...rendered };
}
const tiles = async () => within(await screen.findByRole("navigation", { name: "Standards" })).getAllByRole("link");

test("a tile for each standard says what the API says", async () => {
  const { standards } = await open();
  const [nl, atrs, omb, dtpr] = await tiles();
  const missingOf = (id: string) => standards.find(({ standard }) => standard === id)?.missing.length;
  expect(nl?.textContent).toContain(`${missingOf("nl_schema")} missing`);
  expect(nl?.textContent).toContain("of 18 required fields");
  expect(atrs?.textContent).toContain(`${missingOf("atrs")} missing`);
  expect(omb?.textContent).toContain(`${missingOf("omb")} missing`);
  expect(dtpr?.textContent).toContain("1 missing");
});

test("each missing field links to where it is filled in", async () => {
  const { id, user } = await open();
  const missing = await screen.findByRole("region", { name: /Missing for Dutch standard/ });
  const hrefOf = (name: string) =>
    within(missing)
      .getByRole("link", { name: `Answer: ${name}` })
      .getAttribute("href");
  expect(hrefOf("Organisatie")).toBe(`/inventory/algorithms/${id}/details#field-deployer_id`);
  expect(hrefOf("Impacttoetsen")).toBe(`/inventory/algorithms/${id}/factsheet?level=3#question-assessments`);
  expect(hrefOf("Taal")).toMatch(/^\/guide-app\/settings\/site-wide#/);
  await user.click((await tiles())[1] as HTMLElement);
  const british = await screen.findByRole("region", { name: /Missing for UK ATRS/ });
  expect(within(british).getByText(/appear once you choose this register under “Which registers/)).toBeTruthy();
});

test("the losses name what changes and what stays behind", async () => {
  await open({ search: "?standard=omb" });
  const losses = await screen.findByRole("region", { name: /What the export changes or leaves out/ });
  const rowOf = (name: string) => within(losses).getByText(name).closest("li")?.textContent;
  expect(rowOf("Risks and measures")).toMatch(/Rows become text\.Changed$/);
  expect(rowOf("What does it do with data?")).toMatch(/does not ask this\.Left out$/);
  expect(rowOf("How do people check and correct it?")).toMatch(/Staff only.*Left out$/);
});

test("exports the record as a draft, in a dialect or a format, and its loss report", async () => {
  const { user } = await open();
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  const lastFile = () => (click.mock.contexts.at(-1) as HTMLAnchorElement | undefined)?.download;
  await user.click(await screen.findByRole("radio", { name: "Register" }));
  await screen.findByRole("radio", { name: "Register", checked: true });
  await user.click(await screen.findByRole("button", { name: "Export draft" }));
  await waitFor(() => expect(lastFile()).toMatch(/\.nl_register\.json$/));
  await user.click((await tiles())[2] as HTMLElement);
  const card = await screen.findByRole("region", { name: "Export for US federal inventory" });
  await user.click(within(card).getByRole("button", { name: "Export draft" }));
  await waitFor(() => expect(lastFile()).toMatch(/\.omb\.csv$/));
  await user.click(within(card).getByRole("radio", { name: "Commercial" }));
  await screen.findByRole("radio", { name: "Commercial", checked: true });
  await user.click(within(card).getByRole("button", { name: "Export draft" }));
  await waitFor(() => expect(lastFile()).toMatch(/\.omb_commercial\.csv$/));
  await user.click(within(card).getByRole("radio", { name: "Individual" }));
  await screen.findByRole("radio", { name: "Individual", checked: true });
  await user.click(screen.getByRole("button", { name: "Download the loss report" }));
  await waitFor(() => expect(lastFile()).toMatch(/\.omb\.report\.json$/));
  click.mockRestore();
});

test("a viewer sees what is missing, without links to fill it in", async () => {
  await open({ role: "viewer", search: "?standard=dtpr" });
  const missing = await screen.findByRole("region", { name: /Missing for DTPR/ });
  expect(within(missing).getByText("Start the datachain")).toBeTruthy();
  expect(within(missing).queryByRole("link")).toBeNull();
});
