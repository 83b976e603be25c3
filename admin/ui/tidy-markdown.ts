/** The editor writes empty paragraphs as "&nbsp;": strip them, so that an empty text is empty. */
export function tidyMarkdown(markdown: string): string {
  return markdown
    .replaceAll(/^(&nbsp;|\u00a0)$/gm, "")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

/** Escapes HTML in Markdown, which ours never contains; autolinks in angle brackets stay links. */
export const withoutHtml = (markdown: string) => markdown.replaceAll(/<(?!(?:https?|mailto|tel):)/gi, "&lt;");
