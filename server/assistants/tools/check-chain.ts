import * as z from "zod";
import { Id } from "#contract/common.ts";
import { algorithmChainApi, deviceChainApi } from "#contract/datachains.ts";
import { categoryOf, shownElement } from "#datachain/lookup.ts";
import type { ChainContent, Kind } from "#datachain/model.ts";
import { findSubject } from "#server/datachains/find-subject.ts";
import { getChain } from "#server/datachains/service.ts";
import { findTaxonomy } from "#server/taxonomies/find-taxonomy.ts";
import { tool } from "../define-tool.ts";

const inEnglish = (text: Readonly<Record<string, string>> | undefined) => text?.["en"] ?? Object.values(text ?? {})[0];

export const checkChain = tool({
  name: "check_chain",
  title: "Check a datachain",
  description:
    "Check the datachain of a device or algorithm against the DTPR standard: findings with severity (errors and missing answers keep its page from being published), the question and the element they are about.",
  needs: { device: deviceChainApi.get, algorithm: algorithmChainApi.get },
  published: [],
  inputOf: (kinds) => z.strictObject({ kind: z.enum(kinds), id: Id.describe("Id of the device or algorithm") }),
  run: async (ctx, { kind, id }) => {
    const subject = { type: kind as Kind, id };
    const { name } = await findSubject(ctx, subject);
    const { taxonomy_id, findings, identifiability, ...chain } = await getChain(ctx, subject);
    const taxonomy = await findTaxonomy(ctx, taxonomy_id);
    const content = chain.content as ChainContent;
    const described = findings.map(({ category_id, placement_id, ...finding }) => {
      const placement = content.placements.find((one) => one.id === placement_id);
      return {
        ...finding,
        question: inEnglish(category_id === null ? undefined : categoryOf(taxonomy, category_id)?.name),
        element: inEnglish(placement && shownElement(taxonomy, content, placement)?.title),
      };
    });
    return {
      data: { name, vocabulary: taxonomy_id, identifiability, findings: described },
      about: name,
      found: findings.length,
    };
  },
});
