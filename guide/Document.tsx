import type { Reading } from "./reading.ts";

export type DocumentHead = {
  readonly title: string;
  readonly description?: string | undefined;
  /** Absolute address of the page in this language. */
  readonly canonical?: string | undefined;
  /** The same page in every language; `x-default` lets the reader choose. */
  readonly alternates?: readonly { readonly lang: string; readonly href: string }[] | undefined;
  readonly favicon?: string | undefined;
  /** Feed of the site's changes. */
  readonly feed?: { readonly href: string; readonly title: string } | undefined;
  /** Preview image for shared links. */
  readonly image?: string | undefined;
  /** Already escaped for a script element. As data it needs no CSP permission. */
  readonly jsonLd?: string | undefined;
  /** Hidden from search engines: old versions, missing pages, and anything not public. */
  readonly isHidden?: boolean | undefined;
};

type Props = {
  readonly reading: Pick<Reading, "lang" | "dir" | "site">;
  readonly head: DocumentHead;
  /** Address of the style sheet. */
  readonly styles: string;
  /** Inline rules; the CSP allows them by hash. */
  readonly css: string;
  /** The rendered page. */
  readonly html: string;
};

const LIGHT = "#ffffff";
const DARK = "#0b0f14";

function Links({ head }: { readonly head: DocumentHead }) {
  return (
    <>
      {head.canonical && <link rel="canonical" href={head.canonical} />}
      {head.alternates?.map(({ lang, href }) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={href} />
      ))}
      {head.feed && <link rel="alternate" type="application/atom+xml" title={head.feed.title} href={head.feed.href} />}
      {head.favicon && <link rel="icon" href={head.favicon} />}
    </>
  );
}

function Shared({ head }: { readonly head: DocumentHead }) {
  return (
    <>
      <meta property="og:title" content={head.title} />
      <meta property="og:type" content="website" />
      {head.description && <meta property="og:description" content={head.description} />}
      {head.canonical && <meta property="og:url" content={head.canonical} />}
      {head.image && <meta property="og:image" content={head.image} />}
      {head.image && <meta name="twitter:card" content="summary_large_image" />}
    </>
  );
}

/** The complete HTML document. */
export function Document({ reading, head, styles, css, html }: Props) {
  const { lang, dir, site } = reading;
  return (
    <html lang={lang} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <title>{head.title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {head.description && <meta name="description" content={head.description} />}
        {head.isHidden && <meta name="robots" content="noindex" />}
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={site.primary_color ?? LIGHT} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={DARK} />
        <link rel="stylesheet" href={styles} />
        {css && <style dangerouslySetInnerHTML={{ __html: css }} />}
        <Links head={head} />
        {!head.isHidden && <Shared head={head} />}
        {head.jsonLd && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: head.jsonLd }} />}
      </head>
      <body dangerouslySetInnerHTML={{ __html: html }} />
    </html>
  );
}
