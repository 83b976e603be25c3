const SIGNS: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Characters XML cannot represent, not even as references. */
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Escapes text for an element or attribute. */
export const escapeXml = (text: string) =>
  text.replaceAll(NOT_XML, "").replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
