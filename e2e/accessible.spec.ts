import { expect, test } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";

const DRAWN = `<html lang="en"><title>Drawn</title><main><h1>Drawn</h1>`;

test("finds low contrast and small targets despite identical-looking elements elsewhere", async ({ page }) => {
  await page.setContent(`${DRAWN}<p>Dark on white</p><p style="color: #bbb">Pale on white</p>`);
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast/);
  await page.setContent(`${DRAWN}<div style="background: #222"><p style="color: #eee">Pale on dark</p></div>`);
  await expectAccessible(page);
  await page.setContent(`${DRAWN}<div style="background: #ddd"><p style="color: #eee">Pale on pale</p></div>`);
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast/);
  const button = `<button style="border: 0; padding: 0; width: 12px; height: 12px" aria-label="One"></button>`;
  await page.setContent(`${DRAWN}<div style="line-height: 0">${button}</div>`);
  await expectAccessible(page);
  await page.setContent(`${DRAWN}<div style="line-height: 0; display: flex">${button}${button}</div>`);
  await expect(expectAccessible(page)).rejects.toThrow(/target-size/);
});
