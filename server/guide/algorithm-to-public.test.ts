import { expect, test } from "vitest";
import { algorithmsApi } from "#contract/algorithms.ts";
import { algorithmChainApi } from "#contract/datachains.ts";
import { pagesApi } from "#contract/pages.ts";
import { publicationsApi } from "#contract/publications.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const t = await shareTestApp();

test("an algorithm from a template is public with its factsheet once its two open texts are written", async () => {
  const call = await t.as({ role: "manager" });
  const { id: deployer_id } = await t.make.organization(call.customer_id, { name: "Permit office" });
  const { algorithm } = await call(algorithmsApi.create, {
    query: {},
    body: { algorithm: { name: "Permit helper" }, start: { from: "template", template_id: "permit_triage" } },
  });
  const params = { id: algorithm.id };
  const { page } = await call(pagesApi.create, {
    body: { page: { type: "algorithm_page", subject_id: algorithm.id } },
  });
  const publish = (id = page.id) => call(publicationsApi.publish, { params: { id }, body: { note: null } });
  await expect(publish()).rejects.toMatchObject({
    status: 422,
    body: {
      current: {
        findings: expect.arrayContaining([
          expect.objectContaining({ code: "chain_errors", severity: "error", params: { count: 2 } }),
        ]) as unknown,
      },
    },
  });

  const { datachain } = await call(algorithmChainApi.get, { params });
  expect(datachain.findings.map(({ severity, variable_id }) => [severity, variable_id])).toEqual([
    ["todo", "title"],
    ["todo", "duration"],
  ]);
  const placements = datachain.content.placements.map((placement) => {
    if (placement.category_id === "accountable") return { ...placement, organization_id: deployer_id };
    if (placement.category_id !== "retention") return placement;
    return { ...placement, variables: { duration: { en: "two years" } } };
  });
  const body = { datachain: { content: { ...datachain.content, placements }, lock_version: datachain.lock_version } };
  expect((await call(algorithmChainApi.save, { params, body })).datachain.summary.error_count).toBe(0);
  await publish();
  // a job publishes a new guide's home page
  await publish((await call(pagesApi.home, {})).page.id);

  const { slug } = await t.database.system
    .selectFrom("sites")
    .select("slug")
    .where("customer_id", "=", call.customer_id)
    .executeTakeFirstOrThrow();
  const host = `${slug}.localhost:3000`;
  const shown = await t.app.inject({ method: "GET", url: `/algorithms/${page.slug}`, headers: { host } });
  expect(shown.statusCode).toBe(200);
  for (const text of ["Permit office", "two years", "Factsheet", "People who apply for a permit"])
    expect(shown.body).toContain(text);
});

test("a template names the organizations that the record already has", async () => {
  const call = await t.as();
  const [city, maker] = [await t.make.organization(call.customer_id), await t.make.organization(call.customer_id)];
  const { algorithm } = await call(algorithmsApi.create, {
    query: {},
    body: {
      algorithm: {
        name: "Chat",
        deployer_id: city.id,
        suppliers: [
          { organization_id: maker.id, role: "developer" },
          { organization_id: maker.id, role: "operator" },
        ],
      },
      start: { from: "template", template_id: "chatbot" },
    },
  });
  const { datachain } = await call(algorithmChainApi.get, { params: { id: algorithm.id } });
  const named = datachain.content.placements.filter(({ category_id }) => category_id === "accountable");
  expect(named.map(({ organization_id, context_value }) => [organization_id, context_value])).toEqual([
    [city.id, "deployer"],
    [maker.id, "vendor"],
  ]);
  expect(datachain.findings.map(({ variable_id }) => variable_id)).toEqual(["duration"]);
});
