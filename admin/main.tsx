import "./styles/index.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { config, loadConfig } from "./api/config.ts";
import { keepToKnownHosts } from "./api/known-hosts.ts";
import { createQueryClient } from "./api/query-client.ts";
import { report, startReporting } from "./api/report.ts";
import { checkWithoutEval, refuseUnknownHtml } from "./api/trusted-html.ts";
import { speak } from "./i18n/i18n.ts";
import { startLocale } from "./i18n/locales.ts";
import { App } from "./frame/App.tsx";
import { StartError } from "./frame/StartError.tsx";
import { followSystemTheme, showTheme } from "./frame/theme.ts";
import { routes } from "./routes.tsx";
import { guardStart } from "./session/guard-routes.ts";
import { readToken } from "./session/token.ts";
import { watchSession } from "./session/watch.ts";

const element = document.getElementById("root");
if (!element) throw new Error("The page has no #root");
const root = createRoot(element);

/** Whoever is signed in will see the frame: its code need not wait for the configuration. */
const preloadFrame = () => import("./frame/AppLayout.tsx").catch(() => undefined);

async function start() {
  if (readToken()) void preloadFrame();
  await loadConfig();
  keepToKnownHosts(config());
  startReporting(config()).catch(report);
  await speak(startLocale(config().default_locale));
  guardStart();
  const client = createQueryClient();
  const router = createBrowserRouter(routes(client));
  watchSession(router, client);
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
