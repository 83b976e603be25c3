import { build } from "esbuild";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { GALLERY_LOCALES, GALLERY_PAGES, galleryDocument, guideStyles } from "#guide/testing/gallery.ts";
import { ROOT } from "#server/platform/process/root.ts";

type Gallery = {
  GALLERY_LOCALES: typeof GALLERY_LOCALES;
  GALLERY_PAGES: typeof GALLERY_PAGES;
  galleryDocument: typeof galleryDocument;
  guideStyles: typeof guideStyles;
};

/**
 * The guide's sample pages, bundled as shipped: importing them directly, Playwright would treat them as component tests.
 */
export async function loadGallery(): Promise<Gallery> {
  const folder = await mkdtemp(join(ROOT, "node_modules", ".guidepost-gallery-"));
  const outfile = join(folder, "gallery.mjs");
  try {
    await build({
      entryPoints: [join(ROOT, "guide/testing/gallery.ts")],
      outfile,
      bundle: true,
      platform: "node",
      target: "node20",
      format: "esm",
      jsx: "automatic",
      packages: "external",
      define: { "process.env.NODE_ENV": '"production"' },
    });
    return (await import(pathToFileURL(outfile).href)) as Gallery;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
