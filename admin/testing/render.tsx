import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter } from "react-router";
import { onTestFinished } from "vitest";
import { setTransport } from "#admin/api/call.ts";
import { setConfig } from "#admin/api/config.ts";
import { createQueryClient } from "#admin/api/query-client.ts";
import { App } from "#admin/frame/App.tsx";
import { routes } from "#admin/routes.tsx";
import { watchSession } from "#admin/session/watch.ts";
import type { Transport } from "#contract/client.ts";
import type { PublicConfig } from "#contract/config.ts";
import type { AuthToken } from "#contract/session.ts";
import { BareLayout } from "./BareLayout.tsx";

const TOMORROW = () => new Date(Date.now() + 86_400_000).toISOString();

type Options = {
  /** `server.transport` of the in-process server. */
  transport: Transport;
  /** The signed-in user: a token of `server.as()`, or a whole auth token. Signed out if missing. */
  token?: string | AuthToken | undefined;
  config?: Partial<PublicConfig>;
};

function mount(path: string, { transport, token, config = {} }: Options, layout?: typeof bare) {
  setTransport(transport);
  setConfig({ api_base: "", app_host: "localhost:3000", preview_host: "preview.localhost:3000", ...config });
  if (token) {
    const session = typeof token === "string" ? { token, expiration: TOMORROW() } : token;
    localStorage.setItem("auth_token", JSON.stringify(session));
  }
  const client = createQueryClient({ retryDelay: 0 });
  const router = createMemoryRouter(routes(client, layout), { initialEntries: [path] });
  const unwatch = watchSession(router, client);
  const view = render(<App router={router} client={client} />);
  onTestFinished(() => {
    unwatch();
    client.clear();
    router.dispose();
  });
  return { ...view, router, client, user: userEvent.setup() };
}

const bare = { Component: BareLayout };

/** Renders a page without its frame, against the in-process server. */
export const renderRoute = (path: string, options: Options) => mount(path, options, bare);

/** Renders the whole app, for tests that use navigation, top bar or palette. */
export const renderApp = (path: string, options: Options) => mount(path, options);
