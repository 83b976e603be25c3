import * as z from "zod";
import { algorithmsApi } from "#contract/algorithms.ts";
import { ContentLocale, Id } from "#contract/common.ts";
import { devicesApi } from "#contract/devices.ts";
import { organizationsApi } from "#contract/organizations.ts";
import { getAlgorithm } from "#server/algorithms/service.ts";
import { getDevice } from "#server/devices/service.ts";
import { getOrganization } from "#server/organizations/service.ts";
import { tool } from "../define-tool.ts";

const READ = { device: getDevice, algorithm: getAlgorithm, organization: getOrganization } as const;

/** Empty fields say nothing. */
const filled = (record: object) =>
  Object.fromEntries(
    Object.entries(record).filter(
      ([, value]) => value !== null && value !== "" && !(Array.isArray(value) && value.length === 0),
    ),
  );

export const readRecord = tool({
  name: "read_record",
  title: "Read a record",
  description:
    "Read one device, algorithm or organization of the inventory with all its fields, internal ones included. Empty fields are left out. Never repeat internal fields in a text for residents.",
  needs: { device: devicesApi.get, algorithm: algorithmsApi.get, organization: organizationsApi.get },
  published: [],
  inputOf: (kinds) =>
    z.strictObject({
      kind: z.enum(kinds),
      id: Id.describe("Id of the record, from search"),
      language: ContentLocale.optional(),
    }),
  run: async (ctx, { kind, id, language }) => {
    const record = await READ[kind as keyof typeof READ](ctx, id, language);
    return { data: { kind, ...filled(record) }, about: record.name };
  },
});
