/** What an example of a call needs to know about it. */
type Call = {
  readonly method: string;
  readonly url: string;
  /** A JSON body to start from. */
  readonly body: unknown;
  readonly takesToken: boolean;
};

const isEmpty = (body: unknown) => body === undefined;

/** Single quotes for a POSIX shell. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

export function curlExample({ method, url, body, takesToken }: Call) {
  const lines = [
    `curl${method === "GET" ? "" : ` -X ${method}`} ${quoted(url)}`,
    takesToken && `  -H "Authorization: Bearer $GUIDEPOST_TOKEN"`,
    !isEmpty(body) && `  -H 'Content-Type: application/json'`,
    !isEmpty(body) && `  -d ${quoted(JSON.stringify(body))}`,
  ];
  return lines.filter(Boolean).join(" \\\n");
}

export function scriptExample({ method, url, body, takesToken }: Call) {
  const headers = [
    takesToken && "    Authorization: `Bearer ${process.env.GUIDEPOST_TOKEN}`,",
    !isEmpty(body) && `    "Content-Type": "application/json",`,
  ].filter(Boolean);
  const options = [
    method !== "GET" && `  method: "${method}",`,
    headers.length > 0 && `  headers: {\n${headers.join("\n")}\n  },`,
    !isEmpty(body) && `  body: JSON.stringify(${JSON.stringify(body, null, 2).replaceAll("\n", "\n  ")}),`,
  ].filter(Boolean);
  const init = options.length ? `, {\n${options.join("\n")}\n}` : "";
  return `const response = await fetch("${url}"${init});\nconsole.log(response.status, await response.text());`;
}
