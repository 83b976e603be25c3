import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const api = `http://127.0.0.1:${process.env["PORT"] ?? 3000}`;

type ModuleInfo = { readonly importers: readonly string[] } | null;
type Graph = { readonly getModuleInfo: (id: string) => ModuleInfo };

/** What the first screen somebody sees is made of. */
const START = /\/admin\/(main|auth\/LoginPage|layout\/AuthLayout)\.tsx$/;
const needed = new Map<string, boolean>();

function isNeededAtStart(id: string, graph: Graph): boolean {
  const known = needed.get(id);
  if (known !== undefined) return known;
  // a ring of imports is not needed for its own sake
  needed.set(id, false);
  const isNeeded =
    START.test(id) || (graph.getModuleInfo(id)?.importers ?? []).some((one) => isNeededAtStart(one, graph));
  needed.set(id, isNeeded);
  return isNeeded;
}

/** One file for all of ours, in place of fifty small ones that name each other. Packages bring more than is used of them. */
const startGroup = (id: string, graph: Graph) =>
  !id.includes("node_modules") && isNeededAtStart(id, graph) ? "start" : null;

/** While developing, Vite's own scripts stand in the page and speak to it over a socket: the page's policy is for what is built. */
const withoutPolicy: Plugin = {
  name: "without-policy",
  apply: "serve",
  transformIndexHtml: (html) => html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ""),
};

export default defineConfig({
  root: "admin",
  plugins: [react(), tailwindcss(), withoutPolicy],
  build: {
    outDir: "../dist/admin",
    emptyOutDir: true,
    sourcemap: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: startGroup }] } } },
  },
  server: {
    host: "127.0.0.1",
    port: 5173,
    // The admin's own folder api/ is served from the same root: its modules are no calls.
    proxy: { "^/api/(?!.*\\.ts)": api, "/config.json": api, "/media": api },
  },
});
