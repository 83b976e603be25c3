import { describe, expect, test } from "vitest";
import { headlineBadges } from "./headline.ts";
import { identifiabilityOf } from "./identifiability.ts";
import type { ChainContent } from "./model.ts";
import { resolveChain } from "./resolve.ts";
import { ALGORITHM, chain, CITY, DEVICE, goodDevice, placed, VENDOR } from "./testing/fixtures.ts";

const organizations = [CITY, VENDOR];
const resolve = (content: ChainContent, locale = "en", taxonomy = DEVICE) =>
  resolveChain({ taxonomy, content, organizations, locale, default_locale: "en" });
const first = (content: ChainContent, categoryId: string, locale = "en", taxonomy = DEVICE) => {
  const found = resolve(content, locale, taxonomy).categories.find(({ id }) => id === categoryId)?.placements[0];
  if (!found) throw new Error(`nothing in ${categoryId}`);
  return found;
};

describe("a resolved chain", () => {
  test("has every category in the taxonomy's order, with its question and state", () => {
    const { categories } = resolve(chain(goodDevice().placements, { undisclosed: { data: { en: "Under review." } } }));
    expect(categories.map(({ id }) => id)).toEqual(DEVICE.categories.map(({ id }) => id));
    expect(categories.map(({ state }) => state)).toEqual([
      "done",
      "done",
      "done",
      "undisclosed",
      "empty",
      "done",
      "done",
      "done",
    ]);
    expect(categories[3]).toMatchObject({
      prompt: { text: "Question on data?" },
      isUndisclosed: true,
      reason: { text: "Under review." },
    });
  });

  test("keeps the author's order within a category", () => {
    const content = chain([placed("purpose", "inform"), placed("tech", "radar"), placed("purpose", "mobility")]);
    expect(resolve(content).categories[1]?.placements.map(({ element_id }) => element_id)).toEqual([
      "inform",
      "mobility",
    ]);
  });

  test("uses the organization's name as title, and the element as subtitle", () => {
    const placement = first(goodDevice(), "accountable");
    expect(placement.title.text).toBe("City of Seaview");
    expect(placement.subtitle?.text).toBe("Title institution");
    expect(placement.texts.map(({ text }) => text.text)).toEqual(["The city answers for it."]);
    expect(placement.organization?.logo_key).toBe("logos/city.svg");
    expect(placement.missing).toEqual([]);
  });

  test("uses the title variable for a party without a record", () => {
    const content = chain([placed("accountable", "organization", { variables: { title: { en: "CountCo" } } })]);
    const placement = first(content, "accountable");
    expect(placement.title.text).toBe("CountCo");
    expect(placement.missing.map(({ variable_id }) => variable_id)).toEqual(["description"]);
    expect(
      first(chain([placed("accountable", "organization", { organization_id: "gone" })]), "accountable"),
    ).toMatchObject({ title: { text: "Title organization" }, subtitle: undefined, organization: null });
  });

  test("shows an organization in other categories beside the element, not instead of it", () => {
    const content = chain([placed("access", "available_to_vendor", { organization_id: VENDOR.id })]);
    expect(first(content, "access")).toMatchObject({
      title: { text: "Title available_to_vendor" },
      organization: { name: { text: "PlateWorks" } },
    });
  });

  test("fills the author's words into the element's text", () => {
    const placement = first(goodDevice(), "retention");
    expect(placement.title.text).toBe("Kept for 30 days");
    expect(placement.description?.text).toBe("It is kept for 30 days and then deleted.");
    expect(placement.texts).toEqual([]);
  });

  test("has a detail if the duration is only in the description", () => {
    expect(first(goodDevice(), "retention").detail).toBeUndefined();
    const quiet = { ...DEVICE, elements: DEVICE.elements.map((element) => ({ ...element, title: { en: "Kept" } })) };
    expect(first(goodDevice(), "retention", "en", quiet)).toMatchObject({
      title: { text: "Kept" },
      detail: { text: "30 days" },
      texts: [],
    });
    expect(first(chain([placed("retention", "data_retained")]), "retention", "en", quiet).detail?.text).toBe("…");
  });

  test("leaves a visible gap for a missing required text", () => {
    const content = chain([placed("retention", "data_retained")]);
    expect(first(content, "retention").title.text).toBe("Kept for …");
    const resolved = resolveChain({
      taxonomy: DEVICE,
      content,
      organizations,
      locale: "en",
      default_locale: "en",
      gap: "(not said)",
    });
    expect(resolved.categories[6]?.placements[0]?.title.text).toBe("Kept for (not said)");
  });

  test("marks texts in a fallback language", () => {
    const placement = first(goodDevice(), "retention", "es");
    expect(placement.title).toEqual({ text: "Se guarda 30 days", locale: "es", isFallback: true });
    expect(placement.description).toMatchObject({ locale: "en", isFallback: true });
    expect(placement.isFallback).toBe(true);
    expect(first(goodDevice(), "purpose", "es").isFallback).toBe(false);
  });

  test("takes identifiability from the author, then the context, then the element", () => {
    const own = placed("tech", "identifiable_image", { identifiability: "none" });
    expect(first(chain([own]), "tech")).toMatchObject({ identifiability: "none", fill: null });
    expect(first(goodDevice(), "tech")).toMatchObject({ identifiability: "identifiable", fill: "#FFDD00" });
    const coded = placed("input_dataset", "input_biometric", { context_value: "pseudonymous" });
    expect(first(chain([coded]), "input_dataset", "es", ALGORITHM)).toMatchObject({
      identifiability: "identifiable",
      fill: "#9575CD",
      context: { context_id: "pii", name: { text: "Valor pseudonymous" } },
    });
  });

  test("keeps and marks elements unknown to the taxonomy", () => {
    const resolved = resolve(
      chain([placed("tech", "time_machine"), placed("nowhere", "radar"), placed("purpose", "radar")]),
    );
    expect(resolved.categories[2]?.placements[0]).toMatchObject({
      title: { text: "time_machine" },
      isUnknown: true,
      isCustom: false,
    });
    expect(resolved.categories[1]?.placements[0]).toMatchObject({ title: { text: "Title radar" }, isUnknown: true });
    expect(resolved.strays).toMatchObject([{ element_id: "radar", shape: "hexagon" }]);
  });

  test("shows a custom element as proposed", () => {
    const custom = {
      id: "custom_drone",
      category_id: "tech",
      title: { en: "Drone" },
      description: {},
      glyph: "plane",
      identifiability: "de_identified" as const,
    };
    const content = chain([placed("tech", "custom_drone")], { custom_elements: [custom] });
    expect(first(content, "tech")).toMatchObject({
      title: { text: "Drone" },
      glyph: "plane",
      fill: "#36B2E6",
      isCustom: true,
      isUnknown: false,
    });
  });

  test("links valid actions and sources, once each", () => {
    const source = { id: "s1", type: "other" as const, title: "Policy", url: "https://a.example/p", citation: null };
    const bad = { ...source, id: "s2", title: "Bad", url: "javascript:alert(1)" };
    const content = chain(
      [
        placed("purpose", "inform", {
          sources: [source],
          actions: [
            { id: "a1", type: "phone", label: { en: "Call" }, target: "+1 (555) 0142" },
            { id: "a2", type: "url", label: { en: "Go" }, target: "javascript:alert(1)" },
          ],
        }),
      ],
      { sources: [{ ...source, id: "s3" }, bad] },
    );
    const resolved = resolve(content);
    expect(resolved.sources.map(({ title, href }) => [title, href])).toEqual([
      ["Policy", "https://a.example/p"],
      ["Bad", null],
    ]);
    expect(resolved.categories[1]?.placements[0]?.actions.map(({ href }) => href)).toEqual(["tel:+15550142", null]);
  });
});

describe("a repeated data flow", () => {
  const inFlow = (id: string | null) => ({ subchain_instance_id: id });
  const content = chain(
    [
      placed("input_dataset", "input_biometric", inFlow("f1")),
      placed("input_dataset", "input_about_a_place", inFlow(null)),
      placed("output_dataset", "output_decision", inFlow("f2")),
      placed("processing", "optimization", inFlow("lost")),
    ],
    {
      subchain_instances: [
        { id: "f1", subchain_id: "data_flow", title: { en: "Ranking" } },
        { id: "f2", subchain_id: "data_flow", title: { en: "Reply" } },
      ],
    },
  );

  test("is grouped, the root first, without losing any placement", () => {
    const { flows } = resolve(content, "en", ALGORITHM);
    expect(flows.map(({ instance_id, title }) => [instance_id, title?.text])).toEqual([
      [null, undefined],
      ["f1", "Ranking"],
      ["f2", "Reply"],
    ]);
    const told = flows.flatMap(({ categories }) => categories.flatMap(({ placements }) => placements));
    expect(told.map(({ element_id }) => element_id).toSorted()).toEqual(
      content.placements.map(({ element_id }) => element_id).toSorted(),
    );
  });

  test("has no empty groups", () => {
    expect(resolve(chain([]), "en", ALGORITHM).flows).toEqual([]);
  });
});

describe("the headline of a sign", () => {
  test("is the first purpose, the first technology and the first accountable", () => {
    expect(headlineBadges(resolve(goodDevice())).map(({ role, placement }) => [role, placement?.title.text])).toEqual([
      ["purpose", "Title mobility"],
      ["technology", "Title identifiable_image"],
      ["accountable", "City of Seaview"],
    ]);
  });

  test("keeps a place for empty categories", () => {
    const badges = headlineBadges(resolve(chain([placed("functional_modes", "generative_mode")]), "en", ALGORITHM));
    expect(badges.map(({ placement }) => placement?.element_id)).toEqual([undefined, "generative_mode", undefined]);
  });
});

describe("the most severe", () => {
  test("identifiability of a device is that of its technologies", () => {
    expect(identifiabilityOf(DEVICE, chain([]))).toBe("none");
    const blurred = [placed("tech", "radar"), placed("tech", "de_identified_image"), placed("data", "personal")];
    expect(identifiabilityOf(DEVICE, chain(blurred))).toBe("de_identified");
    expect(identifiabilityOf(DEVICE, goodDevice())).toBe("identifiable");
  });

  test("identifiability of an algorithm is that of its data", () => {
    const placements = [
      placed("input_dataset", "input_biometric", { context_value: "de_identified" }),
      placed("output_dataset", "output_decision", { context_value: "identifiable" }),
    ];
    expect(identifiabilityOf(ALGORITHM, chain(placements))).toBe("identifiable");
    expect(identifiabilityOf(ALGORITHM, chain(placements.slice(0, 1)))).toBe("de_identified");
  });
});
