import type { Reading } from "../reading.ts";
import { serviceWords } from "../service-words.ts";
import { Icon } from "./Icon.tsx";

type Props = {
  readonly reading: Reading;
  readonly query: string;
  /** Filters that a new search keeps. */
  readonly kept?: readonly { readonly key: string; readonly value: string }[];
};

/** A plain form; the query stays in the field. */
export function SearchForm({ reading, query, kept = [] }: Props) {
  const { around, id, locale, site } = reading;
  const words = serviceWords(reading);
  return (
    <form role="search" {...reading.ours} action={around.pageUrl("/search")}>
      {locale !== site.default_locale && <input type="hidden" name="lang" value={locale} />}
      {kept.map(({ key, value }) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <div className="g-find-row">
        <input
          className="g-input"
          id={id("q")}
          name="q"
          type="search"
          defaultValue={query}
          autoComplete="off"
          maxLength={200}
          dir="auto"
          aria-label={words.search}
        />
        <button type="submit" className="g-btn">
          <Icon name="search" />
          <span>{words.search_button}</span>
        </button>
      </div>
    </form>
  );
}
