const text = (en: string) => [{ locale: "en", value: en }];

/** A small release in the standard's format. */
export const releaseOf = (version: string) => ({
  version,
  license: "CC-BY-4.0",
  source: "https://standard.example",
  datachain_type: { id: "device", name: text("Device"), categories: ["purpose"], subchains: [], locales: ["en"] },
  categories: [
    {
      id: "purpose",
      datachain_type: "device",
      order: 1,
      required: true,
      shape: "hexagon",
      name: text("Purpose"),
      prompt: text("Why?"),
    },
    { id: "tech", datachain_type: "device", order: 2, required: true, shape: "circle", name: text("Technology") },
  ],
  elements: [
    { id: "mobility", category_id: "purpose", title: text("Moving about"), description: text("For getting around.") },
    { id: "moon_dust", category_id: "tech", title: text("Moon dust"), description: text("Dust."), symbol_id: "dust" },
  ],
});
