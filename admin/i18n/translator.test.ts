import { expect, test } from "vitest";
import { createLanguage } from "./translator.ts";

const english = () => {
  const language = createLanguage("en");
  language.learn({
    greeting: "Hello {{name}}, {{name}}!",
    devices: { found_one: "{{count, number}} device", found_other: "{{count, number}} devices", kind_other: "Other" },
  });
  return language;
};

test("inserts values without interpreting placeholders in them", () => {
  const { say } = english();
  expect(say("greeting", { name: "Sok" })).toBe("Hello Sok, Sok!");
  expect(say("greeting", { name: "{{name}} $& $1" })).toBe("Hello {{name}} $& $1, {{name}} $& $1!");
  expect(say("greeting", { name: null })).toBe("Hello , !");
  expect(say("greeting")).toBe("Hello , !");
});

test("picks the plural form and number format of the language", () => {
  const { say } = english();
  expect([0, 1, 12_345].map((count) => say("devices.found", { count }))).toEqual([
    "0 devices",
    "1 device",
    "12,345 devices",
  ]);
  const french = createLanguage("fr");
  french.learn({ found_one: "{{count}} appareil", found_many: "{{count}} d’appareils", found_other: "appareils" });
  expect(french.say("found", { count: 0 })).toBe("0 appareil");
  expect(french.say("found", { count: 1_000_000 })).toBe("1000000 d’appareils");
  expect(french.say("found", { count: 2 })).toBe("appareils");
});

test("uses the `other` form where the language lacks one", () => {
  const khmer = createLanguage("km");
  khmer.learn({ found_other: "ឧបករណ៍ {{count}}", name: "ឈ្មោះ" });
  expect(khmer.say("found", { count: 1 })).toBe("ឧបករណ៍ 1");
  expect(khmer.say("name", { count: 1 })).toBe("ឈ្មោះ");
});

test("returns undefined for unknown keys until they are learned", () => {
  const language = english();
  for (const key of ["nothing", "devices", "devices.found", "greeting.more", "constructor", "devices.__proto__", ""])
    expect(language.say(key)).toBeUndefined();
  expect(language.say("devices.kind_other")).toBe("Other");
  language.learn({ devices: { found: "found" } });
  expect(language.say("devices.found")).toBe("found");
  expect(language.say("devices.found", { count: 1 })).toBe("1 device");
});
