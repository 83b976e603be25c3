import { WholeWords } from "#datachain/WholeWords.tsx";
import type { PageSnapshot } from "../content.ts";
import { languageOf } from "../language-of.ts";
import type { Reading } from "../reading.ts";
import { NotTranslated } from "./NotTranslated.tsx";
import { Photo } from "./Photo.tsx";

type Props = { readonly reading: Reading; readonly snapshot: PageSnapshot };

function CodeField({ reading }: { readonly reading: Reading }) {
  const { words, around, id, locale, site } = reading;
  return (
    <form className="g-codebox g-field" {...reading.ours} action={around.codeUrl}>
      {locale !== site.default_locale && <input type="hidden" name="lang" value={locale} />}
      <label htmlFor={id("code")}>{words.code_label}</label>
      <p className="g-hint" id={id("code-hint")}>
        {words.code_hint}
      </p>
      <div className="g-codebox-row">
        <input
          className="g-input g-input-code"
          id={id("code")}
          name="code"
          dir="ltr"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={32}
          aria-describedby={id("code-hint")}
        />
        <button type="submit" className="g-btn">
          {words.open}
        </button>
      </div>
    </form>
  );
}

/** What the guide is, and where to enter a sign's code. */
export function Hero({ reading, snapshot }: Props) {
  const { read, words, site } = reading;
  const { content } = snapshot;
  const title = read(content.headline) ?? read(site.tagline);
  const lead = read(content.subtitle);
  const hero = site.hero_key && {
    key: site.hero_key,
    alt: site.hero_alt,
    is_decorative: !read(site.hero_alt),
    crop: null,
    focus: { x: 0.5, y: 0.5 },
  };
  return (
    <section className="g-hero">
      <div className="g-wrap g-hero-in">
        <div>
          <h1 {...(title ? languageOf(title) : {})}>
            <WholeWords text={title?.text ?? words.hero} />
          </h1>
          <NotTranslated reading={reading} texts={[title, lead]} />
          {lead && (
            <p className="g-lead" {...languageOf(lead)}>
              {lead.text}
            </p>
          )}
          {content.home?.show_code_field && <CodeField reading={reading} />}
        </div>
        <Photo reading={reading} image={content.image ?? (hero || null)} />
      </div>
    </section>
  );
}
