import { describe, expect, test } from "vitest";
import { checkChain, summaryOf } from "./check.ts";
import type { Finding, FindingCode } from "./findings.ts";
import type { ChainContent, Placement, Taxonomy } from "./model.ts";
import { ALGORITHM, chain, CITY, DEVICE, goodDevice, placed, VENDOR } from "./testing/fixtures.ts";

const check = (content: ChainContent, taxonomy: Taxonomy = DEVICE, locales = ["en"]) =>
  checkChain({ taxonomy, content, organizations: [CITY, VENDOR], locales, default_locale: "en" });
const codes = (findings: readonly Finding[]) => findings.map(({ code }) => code);

/** Checks a valid chain with additional placements. */
const withMore = (placements: readonly Placement[], more: Partial<ChainContent> = {}) =>
  check(chain([...goodDevice().placements, ...placements], more));
const only = (findings: readonly Finding[], code: FindingCode) => findings.filter((finding) => finding.code === code);

describe("a good chain", () => {
  test("has no findings", () => {
    expect(check(goodDevice())).toEqual([]);
  });
});

describe("categories", () => {
  test("must not be empty if required", () => {
    const findings = check(chain([]));
    expect(findings.map(({ code, category_id, severity }) => [code, category_id, severity])).toEqual([
      ["REQUIRED_CATEGORY_MISSING", "accountable", "todo"],
      ["REQUIRED_CATEGORY_MISSING", "purpose", "todo"],
      ["REQUIRED_CATEGORY_MISSING", "tech", "todo"],
    ]);
  });

  test("may be withheld with a reason in the default language", () => {
    const undisclosed = {
      accountable: { en: "Under tender." },
      purpose: { es: "Secreto." },
      tech: {},
    };
    expect(check(chain([], { undisclosed })).map(({ code, category_id }) => [code, category_id])).toEqual([
      ["UNDISCLOSED_REASON_MISSING", "purpose"],
      ["UNDISCLOSED_REASON_MISSING", "tech"],
    ]);
  });

  test("cannot be withheld and filled in at once", () => {
    expect(codes(withMore([], { undisclosed: { tech: { en: "No." } } }))).toEqual(["UNDISCLOSED_WITH_PLACEMENTS"]);
  });

  test("must exist in the taxonomy", () => {
    expect(codes(withMore([placed("mood", "happy")], { undisclosed: { taste: { en: "No." } } }))).toEqual([
      "CATEGORY_UNKNOWN",
      "CATEGORY_UNKNOWN",
    ]);
  });
});

describe("elements", () => {
  test("must exist in the taxonomy, in their category", () => {
    const findings = withMore([placed("data", "time_machine"), placed("data", "radar")]);
    expect(findings.map(({ code, params }) => [code, params.element_id])).toEqual([
      ["INSTANCE_ELEMENT_UNKNOWN", "time_machine"],
      ["ELEMENT_WRONG_CATEGORY", "radar"],
    ]);
  });

  const custom = {
    id: "custom_drone",
    category_id: "process",
    title: { en: "Drone" },
    description: {},
    glyph: "plane",
    identifiability: "none" as const,
  };

  test("may be custom", () => {
    expect(withMore([placed("process", "custom_drone")], { custom_elements: [custom] })).toEqual([]);
    expect(codes(withMore([placed("data", "custom_drone")], { custom_elements: [custom] }))).toEqual([
      "ELEMENT_WRONG_CATEGORY",
    ]);
  });

  test("that are custom need a title and a unique id", () => {
    const findings = withMore([], {
      custom_elements: [custom, { ...custom, title: {} }, { ...custom, id: "radar" }],
    });
    expect(codes(findings).toSorted()).toEqual([
      "CUSTOM_ELEMENT_ID_INVALID",
      "CUSTOM_ELEMENT_TITLE_MISSING",
      "ID_DUPLICATE",
    ]);
  });

  test("may occur twice if they can be told apart", () => {
    const note = (en: string) => ({ variables: { additional_description: { en } } });
    expect(withMore([placed("data", "tabular", note("Plates")), placed("data", "tabular", note("Times"))])).toEqual([]);
    const twin = placed("data", "tabular", note("Plates "));
    const [found] = withMore([placed("data", "tabular", note("Plates")), twin]);
    expect(found).toMatchObject({ code: "SAME_ELEMENT_TWICE", severity: "warning", placement_id: twin.id });
  });
});

describe("ids", () => {
  test("of placements are unique and differ from elements' ids", () => {
    const findings = withMore([
      placed("data", "tabular", { id: "same" }),
      placed("process", "aggregated", { id: "same" }),
      placed("data", "personal", { id: "radar" }),
    ]);
    expect(only(findings, "ELEMENT_INSTANCE_ID_DUPLICATE")).toHaveLength(2);
  });

  test("of actions, sources and custom elements are unique too", () => {
    const source = { id: "s", type: "other" as const, title: "T", url: null, citation: null };
    const action = { id: "a", type: "phone" as const, label: { en: "Call" }, target: "311" };
    const findings = withMore([placed("data", "tabular", { actions: [action, action], sources: [source, source] })], {
      sources: [source, source],
    });
    expect(findings.map(({ params }) => params.what)).toEqual(["action", "source", "source"]);
  });
});

describe("contexts", () => {
  const mode = (context_value: string | null) =>
    check(chain([placed("functional_modes", "analytical_mode", { context_value })]), ALGORITHM).filter(
      ({ placement_id }) => placement_id !== null,
    );

  test("belong to the category", () => {
    expect(mode("autonomous")).toEqual([]);
    expect(mode("bored")).toMatchObject([{ code: "CONTEXT_TYPE_UNKNOWN", severity: "error" }]);
    expect(mode(null)).toMatchObject([{ code: "CONTEXT_TYPE_MISSING", severity: "warning" }]);
  });

  test("are not allowed in categories without one", () => {
    expect(codes(withMore([placed("data", "tabular", { context_value: "autonomous" })]))).toEqual([
      "CONTEXT_TYPE_UNKNOWN",
    ]);
  });
});

describe("variables", () => {
  const kept = (more: Partial<Placement>) => {
    const others = goodDevice().placements.filter(({ category_id }) => category_id !== "retention");
    return check(chain([...others, placed("retention", "data_retained", more)]), DEVICE, ["en", "es"]);
  };

  test("that are required need at least the default language", () => {
    expect(kept({})).toMatchObject([{ code: "INSTANCE_REQUIRED_VARIABLE_MISSING", variable_id: "duration" }]);
    expect(kept({ variables: { duration: { en: " " } } })).toMatchObject([
      { code: "INSTANCE_REQUIRED_VARIABLE_MISSING" },
    ]);
    expect(kept({ variables: { duration: { es: "30 días" } } })).toMatchObject([
      { code: "INSTANCE_VARIABLE_VALUE_EMPTY", variable_id: "duration", locale: "en" },
    ]);
  });

  test("are only required where they apply and not on undisclosed placements", () => {
    expect(withMore([], {})).toEqual([]);
    const none = chain(
      goodDevice().placements.map((placement) =>
        placement.category_id === "retention" ? placed("retention", "no_data_retained") : placement,
      ),
    );
    expect(check(none)).toEqual([]);
    expect(kept({ disclosure: "not_disclosed" })).toEqual([]);
  });

  test("must exist in the category", () => {
    const variables = { colour: { en: "red" }, shade: { en: "" } };
    expect(withMore([placed("data", "tabular", { variables })])).toMatchObject([
      { code: "INSTANCE_VARIABLE_UNKNOWN", variable_id: "colour" },
    ]);
  });

  test("about an organization are filled in by its record", () => {
    const content = (more: Partial<Placement>) =>
      chain([placed("accountable", "organization", more), ...goodDevice().placements]);
    expect(check(content({ organization_id: VENDOR.id }))).toEqual([]);
    expect(codes(check(content({})))).toEqual([
      "INSTANCE_REQUIRED_VARIABLE_MISSING",
      "INSTANCE_REQUIRED_VARIABLE_MISSING",
    ]);
    expect(codes(check(content({ organization_id: "gone" })))).toContain("ORGANIZATION_UNKNOWN");
  });

  test("need every language of the site", () => {
    const findings = kept({ variables: { duration: { en: "30 days" }, additional_description: { es: "Sí" } } });
    expect(findings.map(({ code, variable_id, locale }) => [code, variable_id, locale])).toEqual([
      ["LOCALE_MISSING", "duration", "es"],
      ["LOCALE_MISSING", "additional_description", "en"],
    ]);
  });
});

describe("subchains", () => {
  const flow = { id: "f1", subchain_id: "data_flow", title: { en: "Ranking" } };
  const inFlow = (category: string, element: string, subchain_instance_id: string) =>
    placed(category, element, { subchain_instance_id, context_value: null });
  const found = (placements: readonly Placement[], instances = [flow]) =>
    codes(check(chain(placements, { subchain_instances: instances }), ALGORITHM)).filter((code) =>
      code.startsWith("SUBCHAIN"),
    );

  test("must exist, be used, have a title and contain only their own categories", () => {
    const good = inFlow("processing", "optimization", "f1");
    expect(found([good])).toEqual([]);
    expect(found([inFlow("processing", "optimization", "f9")], [])).toEqual(["SUBCHAIN_INSTANCE_UNKNOWN"]);
    expect(found([good, inFlow("rights", "right_contest", "f1")])).toEqual(["SUBCHAIN_WRONG_CATEGORY"]);
    expect(found([good], [flow, { id: "f2", subchain_id: "tide", title: { en: "" } }])).toEqual([
      "SUBCHAIN_UNKNOWN",
      "SUBCHAIN_INSTANCE_EMPTY",
      "SUBCHAIN_TITLE_MISSING",
    ]);
  });
});

describe("actions and sources", () => {
  test("need a valid target and a name", () => {
    const findings = withMore([
      placed("data", "tabular", {
        actions: [
          { id: "a1", type: "email", label: { en: "Ask" }, target: "nobody" },
          { id: "a2", type: "url", label: {}, target: "https://seaview.example" },
        ],
        sources: [{ id: "s1", type: "other", title: " ", url: "ftp://a", citation: null }],
      }),
    ]);
    expect(codes(findings)).toEqual([
      "ACTION_TARGET_INVALID",
      "ACTION_LABEL_MISSING",
      "SOURCE_TITLE_MISSING",
      "SOURCE_URL_INVALID",
    ]);
  });

  test("of the chain itself have no category", () => {
    const source = { id: "s1", type: "other" as const, title: "", url: null, citation: null };
    expect(withMore([], { sources: [source] })).toMatchObject([{ code: "SOURCE_TITLE_MISSING", category_id: null }]);
  });
});

describe("contradictions", () => {
  test("are errors", () => {
    expect(withMore([placed("retention", "no_data_retained")])).toMatchObject([
      { code: "CONTRADICTION_RETENTION", severity: "error", params: { other_element_id: "data_retained" } },
    ]);
    expect(codes(withMore([placed("access", "not_available_to_vendor")]))).toEqual(["CONTRADICTION_ACCESS"]);
    expect(withMore([placed("access", "not_available_to_me")])).toEqual([]);
  });

  test("only count between placements of the same party", () => {
    const open = placed("access", "available_to_vendor", { organization_id: CITY.id });
    const closed = placed("access", "not_available_to_vendor", { organization_id: VENDOR.id });
    const others = goodDevice().placements.filter(({ category_id }) => category_id !== "access");
    expect(check(chain([...others, open, closed]))).toEqual([]);
  });
});

describe("a chain that identifies people", () => {
  const basics = goodDevice().placements.slice(0, 3);

  test("must answer retention, access and storage", () => {
    expect(check(chain(basics)).map(({ code, category_id }) => [code, category_id])).toEqual([
      ["IDENTIFIABLE_BUT_NO_ACCESS", "access"],
      ["IDENTIFIABLE_BUT_NO_RETENTION", "retention"],
      ["IDENTIFIABLE_BUT_NO_STORAGE", "storage"],
    ]);
  });

  test("may withhold those answers", () => {
    const reason = { en: "Police order." };
    expect(check(chain(basics, { undisclosed: { access: reason, retention: reason, storage: reason } }))).toEqual([]);
  });
});

describe("order and number", () => {
  test("warns about more than three purposes", () => {
    const more = ["enforcement", "inform", "health"].map((id) => placed("purpose", id));
    expect(withMore(more)).toMatchObject([{ code: "PURPOSE_TOO_MANY", params: { count: 4, max: 3 } }]);
  });

  test("the most identifying technology comes first", () => {
    const [who, why] = goodDevice().placements;
    const late = placed("tech", "de_identified_image");
    const content = chain([who!, why!, placed("tech", "radar"), late]);
    expect(check(content)).toMatchObject([{ code: "TECH_ORDER", placement_id: late.id }]);
    expect(check(chain([who!, why!, placed("tech", "de_identified_image"), placed("tech", "radar")]))).toEqual([]);
  });

  test("an identifying chain needs a technology for its sign", () => {
    const [who, why] = goodDevice().placements;
    const content = chain([who!, why!, placed("data", "personal")], { undisclosed: { tech: { en: "Secret." } } });
    expect(codes(check(content))).toEqual(["SIGN_TECH_REQUIRED"]);
  });
});

describe("the summary", () => {
  test("counts findings and answered categories", () => {
    const content = chain(
      [
        placed("accountable", "institution", { organization_id: CITY.id }),
        placed("purpose", "mobility", { variables: { additional_description: { en: "Buses" } } }),
        placed("tech", "time_machine"),
      ],
      { undisclosed: { storage: { en: "Secret.", es: "Secreto." }, access: {} } },
    );
    const findings = check(content, DEVICE, ["en", "es"]);
    expect(summaryOf(DEVICE, content, findings)).toEqual({
      error_count: 2,
      warning_count: 1,
      done_count: 3,
      category_count: 8,
      identifiability: "none",
      category_states: {
        accountable: "done",
        purpose: "warning",
        tech: "error",
        data: "empty",
        process: "empty",
        access: "todo",
        retention: "empty",
        storage: "undisclosed",
      },
    });
  });

  test("shows an empty chain as empty, despite its errors", () => {
    const summary = summaryOf(DEVICE, chain([]), check(chain([])));
    expect(new Set(Object.values(summary.category_states))).toEqual(new Set(["empty"]));
    expect(summary).toMatchObject({ error_count: 3, done_count: 0 });
  });
});
