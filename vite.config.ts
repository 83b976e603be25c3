import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { clientContract } from "./scripts/client-contract.ts";
import {
  codeSplitting,
  guideFacts,
  lightIcons,
  ownIcons,
  productionRouter,
  spokenLanguages,
} from "./scripts/code-splitting.ts";

const api = `http://127.0.0.1:${process.env["PORT"] ?? 3000}`;

/** While developing, Vite's own scripts stand in the page and speak to it over a socket: the page's policy is for what is built. */
const withoutPolicy: Plugin = {
  name: "without-policy",
  apply: "serve",
  transformIndexHtml: (html) => html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ""),
};

/** The letters of nearly every word: asked for with the styles, not by them. */
const earlyFont: Plugin = {
  name: "early-font",
  apply: "build",
  transformIndexHtml: (_html, { bundle = {} }) =>
    Object.keys(bundle)
      .filter((file) => file.includes("inter-latin-wght-normal"))
      .map((file) => ({
        tag: "link",
        attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: true },
        injectTo: "head",
      })),
};

export default defineConfig({
  root: "admin",
  plugins: [
    react(),
    tailwindcss(),
    withoutPolicy,
    earlyFont,
    clientContract,
    productionRouter,
    spokenLanguages,
    ownIcons,
    guideFacts,
    lightIcons,
  ],
  build: {
    outDir: "../dist/admin",
    emptyOutDir: true,
    sourcemap: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting } },
  },
  server: {
    host: "127.0.0.1",
    port: 5173,
    // The admin's own folder api/ is served from the same root: its modules are no calls.
    proxy: { "^/api/(?!.*\\.ts)": api, "/config.json": api, "/media": api },
  },
});
