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

/** Vite's development client needs inline scripts and a socket, which the policy of the built page forbids. */
const withoutPolicy: Plugin = {
  name: "without-policy",
  apply: "serve",
  transformIndexHtml: (html) => html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ""),
};

/** Preloads the main font, which browsers would only find in the style sheet. */
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
    // every browser that runs this code preloads modules by itself
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting } },
  },
  server: {
    host: "127.0.0.1",
    port: 5173,
    // modules of admin/api/ have the same prefix and must not be proxied
    proxy: { "^/api/(?!.*\\.ts)": api, "/config.json": api, "/media": api },
  },
});
