import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useQuery } from "@tanstack/react-query";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { setTransport } from "#admin/api/call.ts";
import { createQueryClient } from "#admin/api/query-client.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { pickLocale, useContentLocale } from "./content-locale.ts";
import { siteQuery } from "./queries.ts";

const server = await shareTestApp();

test.each([
  [["km", null], "km"],
  [[null, "es"], "es"],
  [["km", "es"], "km"],
  [["xx", "es"], "es"],
  [[null, null], "en"],
  [["xx", "yy"], "en"],
])("from the preferences %j, picks the content locale %s", (wishes, expected) =>
  expect(pickLocale(["en", "km", "es"], "en", wishes)).toBe(expected),
);

function Probe() {
  const { locale, setLocale } = useContentLocale();
  const { data } = useQuery({ ...siteQuery(locale), enabled: locale !== undefined });
  return (
    <>
      <output>{data?.site.locale}</output>
      <button type="button" onClick={() => setLocale("km")}>
        km
      </button>
      <button type="button" onClick={() => setLocale("en")}>
        en
      </button>
    </>
  );
}

test("R4.4 reloads the current site after a change of the content locale", async () => {
  const { token } = await server.as();
  localStorage.setItem("auth_token", JSON.stringify({ token, expiration: "2999-01-01T00:00:00Z" }));
  const asked: string[] = [];
  setTransport((url, init) => {
    if (url.includes("sites/current")) asked.push(url);
    return server.transport(url, init);
  });
  const router = createMemoryRouter([{ path: "/", Component: Probe }]);
  render(
    <QueryClientProvider client={createQueryClient({ retryDelay: 0 })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("en"));
  await userEvent.click(screen.getByRole("button", { name: "km" }));
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("km"));
  expect(router.state.location.search).toBe("?locale=km");
  await userEvent.click(screen.getByRole("button", { name: "en" }));
  await waitFor(() =>
    expect(asked.slice(0, 3)).toEqual(["en", "km", "en"].map((locale) => `/api/v1/sites/current?locale=${locale}`)),
  );
});
