const SIGNS: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** XML has no way to write these, not even as a number. */
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A text inside an element or an attribute. */
export const escapeXml = (text: string) =>
  text.replaceAll(NOT_XML, "").replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
