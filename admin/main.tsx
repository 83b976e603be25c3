import "./styles/index.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, type RouteObject } from "react-router";
import { config, loadConfig } from "./api/config.ts";
import { keepToKnownHosts } from "./api/known-hosts.ts";
import { createQueryClient } from "./api/query-client.ts";
import { report, startReporting } from "./api/report.ts";
import { checkWithoutEval, refuseUnknownHtml } from "./api/trusted-html.ts";
import { speak } from "./i18n/i18n.ts";
import { startLocale } from "./i18n/locales.ts";
import { App } from "./frame/App.tsx";
import { codeOf, keepWarm } from "./frame/keep-warm.ts";
import { StartError } from "./frame/StartError.tsx";
import { followSystemTheme, showTheme } from "./frame/theme.ts";
import { routes } from "./routes.tsx";
import { guardStart } from "./session/guard-routes.ts";
import { readToken } from "./session/token.ts";
import { watchSession } from "./session/watch.ts";

const element = document.getElementById("root");
if (!element) throw new Error("The page has no #root");
const root = createRoot(element);

/** Preloads the page's code for signed-in users while the configuration loads. */
function loadCodeOf(path: string, table: RouteObject[]) {
  for (const { route } of matchRoutes(table, path) ?? []) codeOf(route)?.().catch(() => undefined);
}

async function start() {
  const client = createQueryClient();
  const table = routes(client);
  if (readToken()) loadCodeOf(location.pathname, table);
  await loadConfig();
  keepToKnownHosts(config());
  startReporting(config()).catch(report);
  await speak(startLocale(config().default_locale));
  guardStart();
  const router = createBrowserRouter(table);
  watchSession(router, client);
  keepWarm(router, table, client);
  root.render(
    <StrictMode>
      <App router={router} client={client} />
    </StrictMode>,
  );
}

async function startOrExplain() {
  try {
    await start();
  } catch (error) {
    const reference = report(error);
    await speak(startLocale(undefined)).catch(() => undefined);
    root.render(<StartError reference={reference} onRetry={startOrExplain} />);
  }
}

refuseUnknownHtml();
checkWithoutEval();
showTheme();
followSystemTheme();
void startOrExplain();
