/** Text without markup. Link addresses stay, so that a changed address counts as a change. */
export const plainMarkdown = (markdown: string) =>
  markdown
    .replaceAll(/^#{1,6} /gm, "")
    .replaceAll(/\[([^\][]{0,500})\]\(([^()\s]{0,2000})\)/g, "$1 ($2)")
    .replaceAll(/\*\*|__/g, "")
    .replaceAll(/(?<![\w*])[*_](?=\S)|(?<=\S)[*_](?![\w*])/g, "")
    .replaceAll(/^([ \t]{0,40})[-*+] /gm, "$1• ");
