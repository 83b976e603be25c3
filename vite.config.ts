import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const api = `http://127.0.0.1:${process.env["PORT"] ?? 3000}`;

export default defineConfig({
  root: "admin",
  plugins: [react(), tailwindcss()],
  build: {
    outDir: "../dist/admin",
    emptyOutDir: true,
    sourcemap: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    host: "127.0.0.1",
    port: 5173,
    // The admin's own folder api/ is served from the same root: its modules are no calls.
    proxy: { "^/api/(?!.*\\.ts)": api, "/config.json": api, "/media": api },
  },
});
