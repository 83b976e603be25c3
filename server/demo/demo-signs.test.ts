import { expect, test } from "vitest";
import { UI_LOCALES } from "#contract/common.ts";
import { type SignDesign, SignDesign as Design } from "#contract/signs.ts";
import { collectOrder } from "#server/signs/collect-order.ts";
import { createDesk } from "#server/signs/make-signs.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { seedDemo } from "./seed.ts";

const t = await startTestApp();
await seedDemo(t.database, { storage: t.services.storage });

async function demoCodes() {
  const { id: customer_id } = await t.database.system
    .selectFrom("customers")
    .select("id")
    .where("slug", "=", "seaview")
    .executeTakeFirstOrThrow();
  const db = t.database.tenant(customer_id);
  const pages = await db
    .selectFrom("pages")
    .select("id")
    .where("customer_id", "=", customer_id)
    .where("type", "in", ["device_page", "algorithm_page"])
    .where("deleted_at", "is", null)
    .execute();
  // one for each device and algorithm, whether or not the demo has a sign there
  const codes = pages.map(({ id }, at) => ({ customer_id, page_id: id, target_type: "page", code: `test-${at}` }));
  const made = await db
    .insertInto("short_codes")
    .values(codes.map((code) => ({ ...code, id: crypto.randomUUID() })))
    .returning("id")
    .execute();
  const ctx = { db, customer_id, services: t.services };
  const ids = made.map(({ id }) => id);
  return (design: Partial<SignDesign>) =>
    collectOrder(ctx, ids, { ...Design.parse({}), ...design }, { title: "Signs", made_at: "2026-11-16T12:00:00.000Z" });
}

const orderFor = await demoCodes();

test.each(["large_qr", "honeycomb"] as const)(
  "R2.25 %s on A6: no name of a device, purpose, technology or organization is cut in any of the six languages",
  async (layout) => {
    for (const locale of UI_LOCALES) {
      const order = await orderFor({ layout, paper: "a6", locale });
      expect(order.signs.length).toBeGreaterThan(10);
      const lay = createDesk(order, new Set());
      const cut = order.signs.flatMap((sign) => {
        const { shapes, findings } = lay(sign);
        const words = shapes.flatMap((shape) => (shape.kind === "text" ? [shape.text] : []));
        const isCut = findings.some(({ code }) => code === "text_cut");
        return isCut ? [`${locale} ${words.filter((text) => text.endsWith("…")).join(" / ")}`] : [];
      });
      expect(cut).toEqual([]);
    }
  },
);

test("an unknown code has the city's design if all signs belong to one city", async () => {
  const page = () => t.app.inject({ method: "GET", url: "/zzzzzz", headers: { host: "go.localhost:3000" } });
  await expect.poll(async () => (await page()).body, { timeout: 10_000 }).toContain("Seaview");
});

test("Khmer signs on A6 break lines only between words", async () => {
  const order = await orderFor({ layout: "large_qr", paper: "a6", locale: "km" });
  const lay = createDesk(order, new Set());
  for (const sign of order.signs) {
    const texts = lay(sign).shapes.flatMap((shape) => (shape.kind === "text" ? [shape.text] : []));
    expect(texts.filter((text) => text.endsWith("\u17D2") || /^[\u17B6-\u17D3]/.test(text))).toEqual([]);
    for (const [at, text] of texts.entries())
      for (const word of ["គុណភាព", "ឯកជនភាព", "វ៉ាយហ្វាយ"]) {
        const isTorn = Array.from(
          word.slice(1),
          (_, end) => [word.slice(0, end + 1), word.slice(end + 1)] as const,
        ).some(([head, tail]) => text.endsWith(head) && texts[at + 1]?.startsWith(tail));
        expect(isTorn, `${text} | ${texts[at + 1]}`).toBe(false);
      }
  }
});
