// npm start: installs and builds what changed, then runs Guidepost in this process, so that signals reach it directly.
import path from "node:path";
import { pathToFileURL } from "node:url";
import { buildIfChanged } from "./build-if-changed.mjs";
import { checkNode, installPackages, root } from "./install.mjs";

checkNode();
try {
  await installPackages();
  await buildIfChanged();
} catch (error) {
  console.error(`\n${error.message} Guidepost was not started.`);
  process.exit(1);
}

if (process.env.npm_lifecycle_event) stopWithNpm();
process.chdir(root);
process.env.NODE_ENV = "production";
process.setSourceMapsEnabled(true);
await import(pathToFileURL(path.join(root, "dist", "server", "main.js")).href);

/** npm runs scripts in a shell, which exits on a signal without passing it on. */
function stopWithNpm() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, 250);
  timer.unref();
}
