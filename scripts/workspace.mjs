// npm run workspace: the command line for whole workspaces, from the built server.
import path from "node:path";
import { pathToFileURL } from "node:url";
import { buildIfChanged } from "./build-if-changed.mjs";
import { checkNode, installPackages, root } from "./install.mjs";

checkNode();
await installPackages();
await buildIfChanged();
process.env.NODE_ENV = "production";
// Paths on the command line are those of the person's folder.
process.chdir(process.env.INIT_CWD ?? process.cwd());
await import(pathToFileURL(path.join(root, "dist", "server", "workspace.js")).href);
