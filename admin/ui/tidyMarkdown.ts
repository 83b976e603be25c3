/** The editor writes empty paragraphs as "&nbsp;"; stored text has none, and an empty text is empty. */
export function tidyMarkdown(markdown: string): string {
  return markdown
    .replaceAll(/^(&nbsp;|\u00a0)$/gm, "")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
