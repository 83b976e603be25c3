import { expect, test } from "vitest";
import { pagesApi } from "#contract/pages.ts";
import { publicationsApi } from "#contract/publications.ts";
import { redirectsApi } from "#contract/redirects.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { guideWorld } from "#server/testing/guide-world.ts";

const t = await startTestApp();
const KHMER = { "accept-language": "km,en;q=0.5" };

test("R9.6 home, a device, an algorithm and a collection are served in both of the site's languages", async () => {
  const { get, pages } = await guideWorld(t);
  const addresses = {
    "/": "Technology around you",
    [`/devices/${pages.device.slug}`]: "Air mast",
    [`/algorithms/${pages.planner.slug}`]: "Planner",
    [`/collections/${pages.collection.slug}`]: "A walk",
  };
  for (const [path, title] of Object.entries(addresses)) {
    const english = await get(path);
    expect([path, english.statusCode]).toEqual([path, 200]);
    expect(english.body).toMatch(/^<!doctype html><html lang="en" dir="ltr">/);
    expect(english.body).toContain(title);
    const khmer = await get(`${path}?lang=km`);
    expect(khmer.body).toContain('<html lang="km" dir="ltr">');
    expect(khmer.body).toContain("មគ្គុទ្ទេសក៍ស៊ីវ្យូ");
    expect(khmer.body).toContain(`href="/?lang=km"`);
  }
  expect((await get(`/devices/${pages.device.slug}?lang=km`)).body).toContain("<title>បង្គោលខ្យល់ – មគ្គុទ្ទេសក៍ស៊ីវ្យូ</title>");
});

test("a page names itself in each language, and where it is", async () => {
  const { get, pages, host } = await guideWorld(t);
  const path = `/devices/${pages.device.slug}`;
  const { body } = await get(`${path}?lang=km`);
  expect(body).toContain(`<link rel="canonical" href="http://${host}${path}?lang=km"/>`);
  expect(body).toContain(`<link rel="alternate" hrefLang="en" href="http://${host}${path}"/>`);
  expect(body).toContain(`<link rel="alternate" hrefLang="x-default" href="http://${host}${path}"/>`);
});
