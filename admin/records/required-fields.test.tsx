import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type * as z from "zod";
import { i18n } from "#admin/i18n/i18n.ts";
import { renderRoute } from "#admin/testing/render.tsx";
import { algorithmsApi } from "#contract/algorithms.ts";
import { devicesApi } from "#contract/devices.ts";
import { organizationsApi } from "#contract/organizations.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { fieldId } from "./field-id.ts";

const server = await shareTestApp();

const DEVICE = devicesApi.create.body.shape.device.shape;
const ALGORITHM = algorithmsApi.create.body.shape.algorithm.shape;
const ORGANIZATION = organizationsApi.create.body.shape.organization.shape;

type Noun = "device" | "algorithm" | "organization";
const FORMS: [path: string, noun: Noun, fields: Record<string, z.ZodType>][] = [
  ["/inventory/devices/new", "device", DEVICE],
  ["/inventory/devices/{id}/details", "device", DEVICE],
  ["/inventory/algorithms/new", "algorithm", ALGORITHM],
  ["/inventory/algorithms/{id}/details", "algorithm", ALGORITHM],
  ["/organizations/new", "organization", ORGANIZATION],
  ["/organizations/{id}", "organization", ORGANIZATION],
];

const EMPTY = ["", null, []];
const mayBeEmpty = (field: z.ZodType | undefined) => EMPTY.some((value) => field?.safeParse(value).success);

const wordsOf = (box: Element) =>
  (box.getAttribute("aria-labelledby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");

/** The form's text fields, and whether each label says "optional". */
const textFields = () =>
  [...document.querySelectorAll(`:is(input, textarea)[id^="${fieldId("")}"]`)].map((box) => ({
    name: box.id.slice(fieldId("").length),
    saysOptional: wordsOf(box).endsWith(i18n.t("common.optional")),
  }));

test.each(FORMS)(
  "%s marks exactly those fields as optional that the contract allows to be empty",
  async (path, noun, fields) => {
    const me = await server.as({ role: "manager" });
    const { id } = await server.make[noun](me.customer_id);
    renderRoute(path.replace("{id}", id), { transport: server.transport, token: me.token });
    await waitFor(() => expect(textFields().length).toBeGreaterThan(0));
    const shown = textFields();
    expect(shown.filter(({ name }) => name === "name")).toEqual([{ name: "name", saysOptional: false }]);
    expect(shown.map(({ name, saysOptional }) => [name, saysOptional])).toEqual(
      shown.map(({ name }) => [name, mayBeEmpty(fields[name])]),
    );
  },
);
