import { describe, expect, test } from "vitest";
import { contentFromTemplate, copyContent } from "./template-content.ts";
import { TEMPLATES } from "./templates.ts";
import { chain, placed } from "./testing/fixtures.ts";

const counter = () => {
  let last = 0;
  return () => {
    last += 1;
    return `new-${last}`;
  };
};

describe("a chain made from a template", () => {
  test("has complete placements with new ids", () => {
    const content = contentFromTemplate(
      {
        placements: [
          { category_id: "tech", element_id: "radar" },
          { category_id: "tech", element_id: "radar" },
        ],
      },
      counter(),
    );
    expect(content.placements).toHaveLength(2);
    expect(content.placements[0]).toMatchObject({ element_id: "radar", disclosure: "disclosed", actions: [] });
    expect(content.placements[0]?.id).not.toBe(content.placements[1]?.id);
    expect(contentFromTemplate(TEMPLATES[0]!, counter()).placements).toHaveLength(TEMPLATES[0]!.placements.length);
    expect(content).toMatchObject({ custom_elements: [], subchain_instances: [], undisclosed: {}, sources: [] });
  });
});

describe("a copied chain", () => {
  const source = { id: "s", type: "other" as const, title: "Policy", url: null, citation: null };
  const action = { id: "a", type: "phone" as const, label: { en: "Call" }, target: "311" };
  const original = chain(
    [
      placed("processing", "optimization", { subchain_instance_id: "flow", actions: [action], sources: [source] }),
      placed("processing", "optimization", { subchain_instance_id: "lost", internal_note: "ask Ana" }),
    ],
    {
      subchain_instances: [{ id: "flow", subchain_id: "data_flow", title: { en: "Ranking" } }],
      undisclosed: { access: { en: "Secret." } },
      sources: [source],
    },
  );
  const copy = copyContent(original, counter());

  test("shares no id with the original", () => {
    const ids = (content: typeof original) =>
      [
        ...content.placements.flatMap((placement) => [placement, ...placement.actions, ...placement.sources]),
        ...content.subchain_instances,
        ...content.sources,
      ].map(({ id }) => id);
    expect(new Set(ids(copy)).size).toBe(ids(original).length);
    expect(ids(copy).filter((id) => ids(original).includes(id))).toEqual([]);
  });

  test("keeps internal references", () => {
    expect(copy.placements[0]?.subchain_instance_id).toBe(copy.subchain_instances[0]?.id);
    expect(copy.placements[1]).toMatchObject({ subchain_instance_id: null, internal_note: "ask Ana" });
    expect(copy.undisclosed).toEqual(original.undisclosed);
  });
});
