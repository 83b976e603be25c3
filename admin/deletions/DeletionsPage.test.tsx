import { configure, screen, waitFor, within } from "@testing-library/react";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { i18n, speak } from "#admin/i18n/i18n.ts";
import { renderRoute } from "#admin/testing/render.tsx";
import { type DeletedType, DELETED_TYPES } from "#contract/deletions.ts";
import { labelsApi } from "#contract/labels.ts";
import { UI_LOCALES } from "#contract/common.ts";
import { shareTestApp } from "#server/testing/harness.ts";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });

const server = await shareTestApp();
type Person = Awaited<ReturnType<typeof server.as>>;

const LISTS: Record<DeletedType, string> = {
  device: "/inventory/devices",
  algorithm: "/inventory/algorithms",
  organization: "/organizations",
  label: "/guide-app/labels",
  page: "/guide-app/pages",
};

const at = (me: Person, path: string) => renderRoute(path, { transport: server.transport, token: me.token });
const namesShown = () => screen.queryAllByRole("rowheader").map((cell) => cell.textContent);

/** A record deleted just now. */
async function deleted(me: Person, type: DeletedType) {
  const { id } = await server.make[type](me.customer_id);
  await sql`update ${sql.table(`${type}s`)} set deleted_at = now(), updated_by = ${me.user_id} where id = ${id}`.execute(
    server.database.system,
  );
  return id;
}

test.each(DELETED_TYPES)("links the list of each %s to its deleted records, and restores one", async (type) => {
  const me = await server.as();
  const other = await server.as({ customer_id: me.customer_id, name: "Dara Meas" });
  await deleted(other, type);
  const { user, router } = at(me, LISTS[type]);
  await user.click(await screen.findByRole("link", { name: "Recently deleted" }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`${LISTS[type]}/deleted`));
  const row = (await screen.findByRole("button", { name: /^Restore: / })).closest("tr");
  if (!row) throw new Error("no row");
  expect(row.textContent).toContain("Dara Meas");
  expect([...row.querySelectorAll("time")]).toHaveLength(2);
  await user.click(within(row).getByRole("button", { name: /^Restore: / }));
  expect(await screen.findByText(/” restored$/)).toBeTruthy();
  expect(await screen.findByText("Nothing was deleted in the last day")).toBeTruthy();
  const left = sql`select from ${sql.table(`${type}s`)} where customer_id = ${me.customer_id} and deleted_at is not null`;
  expect((await left.execute(server.database.system)).rows).toEqual([]);
});

test("says where to find a deleted record, and lists it there", async () => {
  const me = await server.as();
  await me(labelsApi.create, { body: { label: { name: "Harbour", color: "#b91c1c" } } });
  const { user } = at(me, "/guide-app/labels");
  await user.click(await screen.findByRole("button", { name: "More actions: Harbour" }));
  await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  expect(await screen.findByText("“Harbour” deleted")).toBeTruthy();
  expect(screen.getByText("Kept for one day under “Recently deleted”.")).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Recently deleted" }));
  await waitFor(() => expect(namesShown()).toEqual(["Harbour"]));
});

test("explains why a record cannot be restored, and keeps it in the list", async () => {
  const me = await server.as();
  const create = () => me(labelsApi.create, { body: { label: { name: "Harbour", color: "#b91c1c" } } });
  const { label } = await create();
  await me(labelsApi.remove, { params: { id: label.id } });
  await create();
  const { user } = at(me, "/guide-app/labels/deleted");
  await user.click(await screen.findByRole("button", { name: "Restore: Harbour" }));
  const problem = await screen.findByText(/“Harbour” could not be restored\./);
  expect(problem.textContent).toContain(i18n.t("errors.label_name_taken"));
  expect(namesShown()).toEqual(["Harbour"]);
});

test("does not link viewers to the list, and tells them who may see it", async () => {
  const me = await server.as({ role: "viewer" });
  const { router } = at(me, "/guide-app/labels");
  expect(await screen.findByText("No labels yet")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Recently deleted" })).toBeNull();
  await router.navigate("/guide-app/labels/deleted");
  expect(await screen.findByText(/Only editors and managers/)).toBeTruthy();
});

test("names the list in the message as on its own page, in every language", async () => {
  for (const locale of UI_LOCALES) {
    await speak(locale);
    expect(i18n.t("records.deleted.kept")).toContain(i18n.t("records.deleted.link"));
  }
});
