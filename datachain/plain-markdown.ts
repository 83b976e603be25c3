/** The words of a text without the signs that dress them. A link's address stays: another one is another text. */
export const plainMarkdown = (markdown: string) =>
  markdown
    .replaceAll(/^#{1,6} /gm, "")
    .replaceAll(/\[([^\][]{0,500})\]\(([^()\s]{0,2000})\)/g, "$1 ($2)")
    .replaceAll(/\*\*|__/g, "")
    .replaceAll(/(?<![\w*])[*_](?=\S)|(?<=\S)[*_](?![\w*])/g, "")
    .replaceAll(/^([ \t]{0,40})[-*+] /gm, "$1• ");
