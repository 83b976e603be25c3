import { expect, test, vi } from "vitest";
import { speak } from "#admin/i18n/i18n.ts";
import { ApiError } from "#contract/client.ts";
import { ERROR_CODES, ERROR_STATUS, type ErrorBody } from "#contract/errors.ts";
import { errorWords, showErrors } from "./errors.ts";

const refusal = (body: ErrorBody, status = ERROR_STATUS[body.code] as number) => new ApiError(status, body);
const formWith = (values: Record<string, unknown>) => ({ setError: vi.fn(), getValues: () => values });

test("has a message for every code in every language", async () => {
  const english = ERROR_CODES.map((code) => errorWords(refusal({ code, message: "x" })));
  expect(new Set(english).size).toBe(ERROR_CODES.length);
  await speak("km");
  const khmer = ERROR_CODES.map((code) => errorWords(refusal({ code, message: "x" })));
  expect(khmer.filter((words) => english.includes(words))).toEqual([]);
});

test("says how long to wait after too many requests, and no time where the server gives none", () => {
  const wait = (seconds?: number) =>
    errorWords(new ApiError(429, { code: "too_many_requests", message: "x" }, seconds));
  expect([wait(20), wait(61), wait(3600), wait(80_000)]).toEqual([
    "Too many attempts. Try again in 1 minute.",
    "Too many attempts. Try again in 2 minutes.",
    "Too many attempts. Try again in 1 hour.",
    "Too many attempts. Try again in 23 hours.",
  ]);
  expect(wait()).toBe("Too many attempts. Try again later.");
});

test("says that a call got no response", () =>
  expect(errorWords(new TypeError("Failed to fetch"))).toBe(
    "The server could not be reached. Check your connection and try again.",
  ));

test("shows the message of another API as it is", () =>
  expect(errorWords(refusal({ code: "internal", message: "Sold out" }, 422))).toBe("Sold out"));

test("shows a rejected field's error beside it, without the noun in its path", () => {
  const form = formWith({ name: "" });
  showErrors(refusal({ code: "invalid_input", message: "x", fields: { "label.name": "Too short" } }), form);
  expect(form.setError.mock.calls).toEqual([["name", { type: "server", message: "Too short" }]]);
});

test("shows a code's own message at the one field it concerns", () => {
  const form = formWith({ name: "" });
  showErrors(refusal({ code: "label_name_taken", message: "x", fields: { "label.name": "taken" } }), form);
  expect(form.setError).toHaveBeenCalledWith("name", {
    type: "server",
    message: "There is already a label with this name.",
  });
});

test("hides the server's English from readers of other languages", async () => {
  await speak("es");
  const form = formWith({ name: "", domain: "" });
  const fields = { "site.name": "Too short", "site.domain": "Enter a domain such as guide.example.org" };
  showErrors(refusal({ code: "invalid_input", message: "x", fields }), form);
  expect(form.setError).toHaveBeenCalledWith("name", { type: "server", message: "Este valor no se ha aceptado" });
  expect(form.setError).toHaveBeenCalledWith("domain", {
    type: "server",
    message: "Escriba un dominio como guide.example.org",
  });
});

test("shows errors that belong to no field on the whole form", () => {
  const form = formWith({ name: "" });
  showErrors(refusal({ code: "forbidden", message: "x" }), form);
  showErrors(refusal({ code: "invalid_input", message: "x", fields: { "label.other": "?" } }), form);
  expect(form.setError.mock.calls.map(([name]) => name as string)).toEqual(["root", "root"]);
});
