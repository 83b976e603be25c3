import { render, screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Badge } from "./Badge.tsx";
import { BadgeRow } from "./BadgeRow.tsx";
import { ChainList } from "./ChainList.tsx";
import { type ChainContent, SHAPES } from "./model.ts";
import { readerWords } from "./all-reader-words.ts";
import type { ReaderWords } from "./reader-words.ts";
import { resolveChain } from "./resolve.ts";
import { SHAPE_PATHS } from "./shapes.ts";
import { SignFace } from "./SignFace.tsx";
import { ALGORITHM, chain, CITY, DEVICE, goodDevice, placed, VENDOR } from "./testing/fixtures.ts";

const words: ReaderWords = {
  ...readerWords("en"),
  identifiability: { none: "No personal data", de_identified: "De-identified", identifiable: "Identifiable" },
  disclosure: { disclosed: "Told", partly_disclosed: "Partly told", not_disclosed: "Not told", not_applicable: "N/A" },
  here: "Here",
  proposed: "Proposed",
  no_answer: "No answer yet",
  sources: "Sources:",
  undisclosed: "Not disclosed",
  missing: "Nothing said yet",
};

const resolve = (content: ChainContent, locale = "en", taxonomy = DEVICE) =>
  resolveChain({ taxonomy, content, organizations: [CITY, VENDOR], locale, default_locale: "en" });
const logoUrl = (key: string) => `/media/${key}`;

describe("a badge", () => {
  test.each(SHAPES)("draws a distinct %s", (shape) => {
    const markup = renderToStaticMarkup(<Badge shape={shape} glyph="cctv" />);
    expect(markup).toContain(SHAPE_PATHS[shape]);
    expect(new Set(Object.values(SHAPE_PATHS)).size).toBe(SHAPES.length);
  });

  test("has a name, or is decorative", () => {
    render(<Badge shape="hexagon" glyph="cctv" title="Camera, identifiable" />);
    expect(screen.getByRole("img", { name: "Camera, identifiable" })).toBeTruthy();
    expect(renderToStaticMarkup(<Badge shape="hexagon" glyph="cctv" />)).toContain('aria-hidden="true"');
  });

  test("draws its glyph in black or white, whichever is visible", () => {
    const glyph = (props: { fill?: string; dark?: boolean }) =>
      /<g [^>]*stroke="(#[0-9A-F]+)"/.exec(renderToStaticMarkup(<Badge shape="circle" glyph="cctv" {...props} />))?.[1];
    expect(glyph({})).toBe("#000000");
    expect(glyph({ fill: "#FFDD00" })).toBe("#000000");
    expect(glyph({ fill: "#6A1B7A" })).toBe("#FFFFFF");
    expect(glyph({ dark: true })).toBe("#FFFFFF");
  });

  test("ignores an invalid fill colour", () => {
    const markup = renderToStaticMarkup(<Badge shape="circle" glyph="cctv" fill="url(https://evil.example)" />);
    expect(markup).not.toContain("evil");
  });

  test("draws an imported glyph, and a default one for an unknown name", () => {
    const imported = { view_box: "0 0 36 36", paths: ["M1 1H2Z"] };
    expect(renderToStaticMarkup(<Badge shape="circle" glyph={imported} />)).toContain('d="M1 1H2Z"');
    const unknown = renderToStaticMarkup(<Badge shape="circle" glyph="constructor" />);
    expect(unknown).toContain("<g ");
    expect(renderToStaticMarkup(<Badge shape="circle" />)).toContain("stroke-dasharray");
  });
});

describe("the chain as a list", () => {
  const content = chain(
    [
      ...goodDevice().placements,
      placed("purpose", "inform", {
        variables: { additional_description: { en: "Shows a <b>count</b>." } },
        actions: [
          { id: "a1", type: "email", label: { en: "Ask" }, target: "ask@seaview.example" },
          { id: "a2", type: "url", label: { en: "Bad" }, target: "javascript:alert(1)" },
        ],
        sources: [{ id: "s1", type: "other", title: "Policy", url: "https://a.example", citation: "§ 4" }],
      }),
    ],
    { undisclosed: { data: { en: "Under review." } } },
  );

  test("asks each question and answers it with the first of its elements", () => {
    const { container } = render(<ChainList chain={resolve(content)} words={words} open="purpose" />);
    const links = [...container.querySelectorAll("details")];
    expect(links.map((link) => link.dataset.category)).toEqual(DEVICE.categories.map(({ id }) => id));
    expect(links.map((link) => link.open)).toEqual(links.map((_, index) => index === 1));
    expect(new Set(links.map((link) => link.getAttribute("name")))).toEqual(new Set(["chain"]));
    expect(links[0]?.querySelector("summary")?.textContent).toBe("Question on accountable? City of Seaview ");
    expect(links[1]?.querySelector("summary")?.textContent).toContain("Title mobility and 1 more");
    expect(links[2]?.querySelector("summary")?.textContent).toContain("Identifiable");
    expect(links[3]?.textContent).toContain("Under review.");
    expect(links[4]?.textContent).toContain("Nothing said yet");
  });

  test("shows the author's texts as plain text", () => {
    const { container } = render(<ChainList chain={resolve(content)} words={words} />);
    const inform = within(container.querySelector<HTMLElement>('[data-category="purpose"]')!);
    expect(inform.getByText("Shows a <b>count</b>.")).toBeTruthy();
    expect(inform.getByRole("link", { name: "Ask", hidden: true }).getAttribute("href")).toBe(
      "mailto:ask@seaview.example",
    );
    expect(container.innerHTML).not.toContain("javascript:");
    expect(inform.getByText("Policy").getAttribute("href")).toBe("https://a.example");
  });

  test("marks the language of untranslated texts", () => {
    const { container } = render(<ChainList chain={resolve(content, "es")} words={words} />);
    expect(container.querySelector('[data-category="retention"] [lang="en"]')?.textContent).toBe(
      "It is kept for 30 days and then deleted.",
    );
    expect(render(<ChainList chain={resolve(content)} words={words} />).container.querySelector("[lang]")).toBeNull();
  });

  test("shows unanswered risks, and proposed and withheld elements", () => {
    const custom = {
      id: "custom_x",
      category_id: "rights",
      title: { en: "Sing" },
      description: {},
      glyph: "cctv",
      identifiability: "none" as const,
    };
    const algorithm = chain(
      [
        placed("risks_mitigation", "financial_harm", { variables: { risk: { en: "A fine." } } }),
        placed("rights", "custom_x", { disclosure: "not_disclosed" }),
      ],
      { custom_elements: [custom] },
    );
    const { container } = render(
      <ChainList chain={resolve(algorithm, "en", ALGORITHM)} words={words} hideEmpty logoUrl={logoUrl} />,
    );
    expect(container.querySelectorAll("details")).toHaveLength(2);
    expect(container.querySelector(".chain-owed")?.textContent).toContain("Label of mitigation No answer yet");
    expect(container.textContent).toContain("Proposed");
    expect(container.querySelector('[data-category="rights"] .chain-body')?.textContent).toContain("Not told");
  });

  test("renders on the server", () => {
    const markup = renderToStaticMarkup(<ChainList chain={resolve(content)} words={words} logoUrl={logoUrl} />);
    expect(markup).toContain('href="/media/logos/city.svg"');
    expect(markup).not.toContain("<b>count</b>");
  });
});

describe("the three badges", () => {
  test("form a list, each with its words", () => {
    render(<BadgeRow chain={resolve(goodDevice())} words={words} />);
    const cells = screen.getAllByRole("listitem").map((cell) => cell.textContent);
    expect(cells).toEqual([
      "Name of purposeTitle mobility",
      "Name of techTitle identifiable_imageIdentifiable",
      "Name of accountableCity of Seaview",
    ]);
  });

  test("keep their places in an empty chain", () => {
    const { container } = render(<BadgeRow chain={resolve(chain([]))} words={words} />);
    expect(container.querySelectorAll(".chain-badge-empty")).toHaveLength(3);
    expect(container.textContent).toContain("Nothing said yet");
  });
});

describe("the sign", () => {
  const sign = { sign: "Sign", identifiability: words.identifiability };

  test("has text for everything it shows", () => {
    render(
      <SignFace
        chain={resolve(goodDevice())}
        words={sign}
        qr={<svg viewBox="0 0 29 29" data-testid="qr" />}
        address={{ host: "go.seaview.example", code: "7kd2mp" }}
      />,
    );
    expect(
      screen.getByRole("img", {
        name: "Sign: Name of purpose: Title mobility, Name of tech: Title identifiable_image, Name of accountable: City of Seaview, go.seaview.example/7kd2mp",
      }),
    ).toBeTruthy();
    expect(screen.getByTestId("qr")).toBeTruthy();
  });

  test("has a black purpose, and the technology in its colour with its word", () => {
    const markup = renderToStaticMarkup(<SignFace chain={resolve(goodDevice())} words={sign} />);
    const cell = (role: string) => markup.split(`data-role="${role}"`)[1]?.split("data-role")[0] ?? "";
    expect(cell("purpose")).toContain('fill="#000000"');
    expect(cell("technology")).toContain('fill="#FFDD00"');
    expect(cell("technology")).toContain(">Identifiable<");
    // a name may wrap onto two lines
    expect(cell("accountable").replaceAll(/<[^>]*>/g, " ")).toMatch(/City\s+of\s+Seaview/);
  });

  test("has two languages, and shows the logo", () => {
    const markup = renderToStaticMarkup(
      <SignFace
        chain={resolve(goodDevice())}
        second={resolve(goodDevice(), "es")}
        words={sign}
        logoUrl={(key) => `/media/${key}`}
      />,
    );
    expect(markup).toContain("Ciudad de Seaview");
    expect(markup).toContain("/media/logos/city.svg");
  });

  test("is complete even for an empty chain", () => {
    render(<SignFace chain={resolve(chain([]))} words={sign} />);
    expect(screen.getByRole("img", { name: "Sign" })).toBeTruthy();
  });
});

describe("Khmer words in badges and links", () => {
  const title = "គុណភាពខ្យល់ គុណភាពទឹក";
  const resolved = resolve(goodDevice(), "km");
  const named = {
    ...resolved,
    categories: resolved.categories.map((category) => ({
      ...category,
      placements: category.placements.map((placement) => ({
        ...placement,
        title: { text: title, locale: "km", isFallback: false },
      })),
    })),
  };
  const wordsIn = (markup: string, selector: string) => {
    const shown = new DOMParser().parseFromString(markup, "text/html");
    const [first] = shown.querySelectorAll(selector);
    expect(first?.textContent).toContain(title);
    return [...(first?.querySelectorAll(".whole-word") ?? [])].map(({ textContent }) => textContent);
  };
  const isWhole = (found: readonly string[]) => found.filter((word) => word.includes("គុណភាព")).length === 2;

  test("stay on one line in the row of badges", () => {
    const markup = renderToStaticMarkup(<BadgeRow chain={named} words={words} />);
    expect(wordsIn(markup, ".chain-badges-name")).toSatisfy(isWhole);
  });

  test("stay on one line in the answers of the list", () => {
    const markup = renderToStaticMarkup(<ChainList chain={named} words={words} />);
    expect(wordsIn(markup, ".chain-answer")).toSatisfy(isWhole);
  });

  test("get no markup in other scripts", () => {
    const markup = renderToStaticMarkup(<BadgeRow chain={resolve(goodDevice())} words={words} />);
    expect(markup).not.toContain("whole-word");
  });
});
