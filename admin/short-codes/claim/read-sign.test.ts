import { expect, test } from "vitest";
import { readSign } from "./read-sign.ts";

test.each([
  ["https://go.seaview.example/7kd2mp", "7kd2mp"],
  ["HTTPS://GO.SEAVIEW.EXAMPLE/7KD2MP", "7kd2mp"],
  ["go.seaview.example/hw-14", "hw-14"],
  [" 7KD 2MP ", "7kd2mp"],
  ["https://evil.example/7kd2mp", undefined],
  ["https://go.seaview.example/", undefined],
  ["WIFI:S:harbour;;", undefined],
  ["https://", undefined],
  ["", undefined],
])("reads %j as %j", (text, code) => expect(readSign(text, "go.seaview.example")).toBe(code));
