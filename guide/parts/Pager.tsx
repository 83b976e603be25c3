import { fill } from "../fill.ts";
import type { Reading } from "../reading.ts";
import { serviceWords } from "../service-words.ts";
import { Icon } from "./Icon.tsx";

type Props = {
  readonly reading: Reading;
  /** From 1. */
  readonly page: number;
  readonly last: number;
  readonly pathOf: (page: number) => string;
};

export function Pager({ reading, page, last, pathOf }: Props) {
  const { formats, around } = reading;
  const words = serviceWords(reading);
  if (last < 2) return null;
  const hrefOf = (to: number) => around.pageUrl(pathOf(to));
  return (
    <nav className="g-pager" aria-label={words.pages}>
      {page > 1 && (
        <a className="g-btn g-btn-line" rel="prev" href={hrefOf(page - 1)}>
          <Icon name="arrow-left" small flips />
          {words.previous}
        </a>
      )}
      <span>{fill(words.page_of, { page: formats.number(page), pages: formats.number(last) })}</span>
      {page < last && (
        <a className="g-btn g-btn-line" rel="next" href={hrefOf(page + 1)}>
          {words.next}
          <Icon name="arrow-right" small flips />
        </a>
      )}
    </nav>
  );
}
