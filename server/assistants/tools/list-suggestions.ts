import * as z from "zod";
import { algorithmsApi } from "#contract/algorithms.ts";
import { devicesApi } from "#contract/devices.ts";
import { pagesApi } from "#contract/pages.ts";
import { listOfProgram } from "#server/suggestions/suggest-by-program.ts";
import { tool } from "../define-tool.ts";

export const listSuggestions = tool({
  name: "list_suggestions",
  title: "List own suggestions",
  description: "The last 50 changes proposed with this token, and what became of them, with the editor's reply.",
  needs: { page: pagesApi.read, device: devicesApi.get, algorithm: algorithmsApi.get },
  published: ["page", "device", "algorithm"],
  suggestions: "read",
  inputOf: () => z.strictObject({}),
  run: async (ctx) => {
    const suggestions = (await listOfProgram(ctx))
      .filter(({ subject }) => subject && ctx.kinds.includes(subject.type))
      // `base` may be a draft.
      .map(({ base: _base, name: _name, ...suggestion }) => suggestion);
    return { data: { suggestions }, found: suggestions.length };
  },
});
