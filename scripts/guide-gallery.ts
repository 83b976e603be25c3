import { chromium } from "@playwright/test";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { BaseMap } from "#guide/base-map.ts";
import { GUIDE_LOOKS, guideStyles, renderGallery } from "#guide/testing/gallery.ts";
import { ROOT } from "#server/platform/process/root.ts";
import playwrightConfig from "../playwright.config.ts";

/** `npx tsx scripts/guide-gallery.ts [part of a name …]` writes the guide's sample pages to files, with screenshots. */
const FOLDER = join(ROOT, "gallery", "guide");
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.some((part) => name.includes(part));

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const styles = await guideStyles((path) => readFile(join(ROOT, path), "utf8"));
const map = JSON.parse(await readFile(join(ROOT, "admin/public/maps/seaview.geojson"), "utf8")) as BaseMap;
const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
for (const { name, html } of renderGallery(styles, map).filter((page) => isWanted(page.name))) {
  const file = join(FOLDER, `${name}.html`);
  await writeFile(file, html);
  for (const { look, ...options } of GUIDE_LOOKS) {
    const page = await browser.newPage(options);
    await page.goto(pathToFileURL(file).href);
    await page.screenshot({ path: join(FOLDER, `${name}-${look}.png`), fullPage: true });
    await page.close();
  }
}
await browser.close();
console.log(FOLDER);
