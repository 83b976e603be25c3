/** The editor writes empty paragraphs as "&nbsp;"; stored text has none, and an empty text is empty. */
export function tidyMarkdown(markdown: string): string {
  return markdown
    .replaceAll(/^(&nbsp;|\u00a0)$/gm, "")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

/** Markdown may hold HTML; ours does not. What looks like it is text, and links in angle brackets stay links. */
export const withoutHtml = (markdown: string) => markdown.replaceAll(/<(?!(?:https?|mailto|tel):)/gi, "&lt;");
