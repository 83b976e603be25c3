import { accessSync, constants, existsSync } from "node:fs";
import path from "node:path";
import { run, say } from "./install.mjs";

/** Headless shell first: it does the same with a fifth less work. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Path of a Chromium, installing one if necessary; undefined if that fails. */
export async function findChromium() {
  return (await installedChromium()) ?? (await installFromSystem()) ?? (await installFromPlaywright());
}

async function installedChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  return wanted && isExecutable(wanted) ? wanted : (fromPath() ?? (await playwrightsOwn()));
}

function fromPath() {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable);
}

async function playwrightsOwn() {
  const { chromium } = await import("@playwright/test");
  const file = chromium.executablePath();
  return file && isExecutable(file) ? file : undefined;
}

async function installFromSystem() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  say("Installing Chromium with apt-get.");
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-q"], { env });
  await run("apt-get", ["install", "-y", "-q", "chromium-headless-shell"], { env });
  return fromPath();
}

async function installFromPlaywright() {
  say("Installing Chromium with Playwright.");
  await run("playwright", ["install", "chromium"]);
  return playwrightsOwn();
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
