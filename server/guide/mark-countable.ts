import type { ToldKind } from "./sign-count.ts";

type UrlOf = (kind: ToldKind, detail: string) => string;

const LINKS_AND_DETAILS = /<(?:a|details)\b[^<>]*>/g;
const HOST = /^[a-z0-9.-]{1,100}$/;
/** As React writes attributes, and as we name things in them. */
const CATEGORY = / data-category="([\w.:-]{1,80})"/;
const QUESTION = / data-question="([\w.:-]{1,80})"/;
const ACTION = / data-action="([\w.:-]{1,80})"/;

function hostOf(href: string) {
  try {
    return new URL(href).hostname;
  } catch {
    return "";
  }
}

/** How a link is counted, if it leads away from the guide. */
function linkOf(tag: string, own_host: string): readonly [ToldKind, string] | undefined {
  const action = ACTION.exec(tag)?.[1];
  if (action) return ["action_clicked", action];
  // most links stay in the guide
  if (tag.includes(' href="/') || tag.includes(' href="#')) return undefined;
  const href = / href="([^"]*)"/.exec(tag)?.[1]?.replaceAll("&amp;", "&") ?? "";
  if (href.startsWith("mailto:")) return ["action_clicked", "email"];
  if (href.startsWith("tel:")) return ["action_clicked", "phone"];
  const host = /^https?:/.test(href) ? hostOf(href) : "";
  return HOST.test(host) && host !== own_host ? ["outbound_link", host] : undefined;
}

/** The first time it is open, the browser fetches a picture that there is not. Nothing of it is seen. */
const ruleFor = (attribute: string, value: string, url: string) =>
  `details[${attribute}="${value}"][open]{background-image:url("${url}");background-size:0 0}`;

function rulesOf(tag: string, urlOf: UrlOf) {
  // What is open from the start was opened by nobody.
  if (tag.includes(' open=""')) return [];
  const [category, question] = [CATEGORY.exec(tag)?.[1], QUESTION.exec(tag)?.[1]];
  return [
    ...(category ? [ruleFor("data-category", category, urlOf("category_opened", category))] : []),
    ...(question ? [ruleFor("data-question", question, urlOf("faq_opened", question))] : []),
  ];
}

/**
 * Lets the browser tell what is opened and followed on a page, which has no script for it: links have `ping`, and what opens
 * in place has a rule of style that applies once it is open.
 */
export function markCountable(html: string, own_host: string, urlOf: UrlOf) {
  const rules = new Set<string>();
  const marked = html.replaceAll(LINKS_AND_DETAILS, (tag) => {
    if (tag.startsWith("<details")) {
      for (const rule of rulesOf(tag, urlOf)) rules.add(rule);
      return tag;
    }
    const link = linkOf(tag, own_host);
    return link ? `<a ping="${urlOf(...link).replaceAll("&", "&amp;")}"${tag.slice(2)}` : tag;
  });
  return { html: marked, css: [...rules].join("") };
}
