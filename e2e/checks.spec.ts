import { demoPath, expect, newAdmin, onDemo, test } from "./test.ts";

/** A chain with a text missing in several languages. */
const untranslated = async () => {
  const [device] = await onDemo<{ id: string }>(
    `select d.id from devices d join datachains c on c.device_id = d.id
     where d.deleted_at is null order by c.warning_count desc, d.name limit 1`,
  );
  return device?.id ?? "";
};

test("the heading and the checks show the same number of problems; a check names its field, and its link focuses it, uncovered", async ({
  page,
  signIn,
}) => {
  await signIn(await newAdmin());
  const id = await untranslated();
  await page.goto(`/inventory/devices/${id}/datachain/overview`);
  const card = page.getByRole("region", { name: "Checks" });
  await expect(card.getByRole("listitem").first()).toBeVisible();
  const listed = await card.getByRole("listitem").count();
  const said = (await card.textContent()) ?? "";
  const numbers = /Checks\D*((?:\d+ (?:errors?|warnings?|to do)(?:, )?)+)/.exec(said)?.[1]?.match(/\d+/g) ?? [];
  expect(numbers.reduce((sum, number) => sum + Number(number), 0)).toBe(listed);
  const [stored] = await onDemo<{ count: number }>(
    "select error_count + warning_count as count from datachains where device_id = $1",
    [id],
  );
  expect(stored?.count).toBe(listed);

  const link = page
    .getByRole("region", { name: "Checks" })
    .getByRole("link", { name: /› .+ › / })
    .first();
  const field = (await link.textContent())?.split(" › ").at(-1) ?? "";
  await link.click();
  const box = page.locator("textarea:focus");
  await expect(box).toBeInViewport();
  await expect(box).toHaveAccessibleName(new RegExp(`^${field}`));
  await expect
    .poll(() =>
      box.evaluate((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === control;
      }),
    )
    .toBe(true);
});

test("progress is the same in the list of devices and in the builder", async ({ page, signIn }) => {
  await signIn(await newAdmin());
  for (const reference of ["TRA-0031", "TRA-0029"]) {
    await page.goto(`/inventory/devices?q=${reference}`);
    const row = page.getByRole("row").nth(1);
    await expect(row).toContainText(reference);
    const progress = row.getByText(/^\d+\/\d+$/).first();
    const [done, total] = ((await progress.textContent()) ?? "").split("/");
    const [device] = await onDemo<{ id: string }>("select id from devices where reference = $1", [reference]);
    await page.goto(`/inventory/devices/${device?.id}/datachain/builder/purpose`);
    await expect(page.getByText(`${done} of ${total} answered`).first()).toBeVisible();
  }
});

test("a factsheet counts the checks it lists, and each links to its question", async ({ page, signIn }) => {
  await signIn(await newAdmin());
  await page.goto(await demoPath("/inventory/algorithms/{algorithm}/factsheet"));
  const card = page.getByRole("region", { name: "Checks" });
  await expect(card).toBeVisible();
  const more = card.getByRole("button", { name: /more/ });
  if (await more.isVisible()) await more.click();
  const listed = await card.getByRole("listitem").count();
  const said = (await card.textContent()) ?? "";
  const numbers = said.match(/\d+(?= (?:error|warning|to do))/g) ?? [];
  expect(numbers.reduce((sum, number) => sum + Number(number), 0)).toBe(listed);
});
