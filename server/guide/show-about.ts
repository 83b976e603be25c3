import { createElement } from "react";
import { AboutPage } from "#guide/AboutPage.tsx";
import { DATA_FORMATS, type DataFormat, datasetsOf } from "#guide/machine-readable/data-columns.ts";
import { DATA_LICENCE } from "#guide/machine-readable/licence.ts";
import { Frame } from "#guide/parts/Frame.tsx";
import { serviceWords } from "#guide/service-words.ts";
import { readTally } from "./open-data/read-batches.ts";
import { openReading } from "./open-reading.ts";
import { titleIn } from "./show-page.ts";
import type { Show } from "./visit-site.ts";

const FORMAT_NAMES: Readonly<Record<DataFormat, string>> = { csv: "CSV", json: "JSON", geojson: "GeoJSON" };

export const showAbout: Show = async (visit) => {
  const { frame } = visit;
  const reading = openReading(visit, "/about");
  const tally = await readTally(visit.public);
  const { about_title, about_lead } = serviceWords(reading);
  const hasData = frame.site.features.open_data;
  const page = createElement(AboutPage, {
    reading,
    tally,
    files: datasetsOf(frame.site).map((set) => ({
      set,
      count: tally[set],
      formats: DATA_FORMATS[set].map((format) => ({
        name: FORMAT_NAMES[format],
        path: reading.around.pageUrl(`/data/${set}.${format}`),
      })),
    })),
    licence: DATA_LICENCE,
    host: new URL(frame.origin).host,
  });
  return {
    kind: "page",
    path: "/about",
    body: createElement(Frame, { reading, home: frame.home?.snapshot ?? null }, page),
    head: {
      title: titleIn(reading, hasData ? about_title : reading.words.about),
      ...(hasData && { description: about_lead }),
    },
  };
};
