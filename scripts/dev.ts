import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

/** npm run dev: the API, restarted on changes, and the admin from Vite, which proxies API calls. */
const top = path.resolve(import.meta.dirname, "..");

const tsx = fileURLToPath(import.meta.resolve("tsx/cli"));
const READ_AT_START = [
  "server/migrations/*.sql",
  "server/**/*.ts",
  "guide/islands/*.ts",
  "guide/guide.css",
  "datachain/chain.css",
];
const watching = ["watch", "--clear-screen=false", ...READ_AT_START.map((files) => `--include=${files}`)];
// detached from the terminal: only this process gets Ctrl C, and then stops both in order
const api = spawn(process.execPath, [tsx, ...watching, "server/main.ts"], {
  cwd: top,
  stdio: ["ignore", "inherit", "inherit"],
  detached: true,
});
const hasEnded = once(api, "exit");

const admin = await createServer({
  configFile: path.join(top, "vite.config.ts"),
  root: path.join(top, "admin"),
  clearScreen: false,
});
await admin.listen();
console.log("\nThe admin while you work on it:");
admin.printUrls();

let isStopping = false;

async function stop() {
  if (isStopping) return;
  isStopping = true;
  api.kill("SIGTERM");
  await Promise.all([hasEnded, admin.close()]);
  process.exit(0);
}

process.on("SIGINT", () => void stop());
process.on("SIGTERM", () => void stop());
void hasEnded.then(stop);
