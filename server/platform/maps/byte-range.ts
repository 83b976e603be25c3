export type ByteRange = { readonly start: number; readonly end: number };

/**
 * The byte range of a Range header, ends included. `undefined` means the whole file: no header, an invalid one, or
 * several ranges, which a server may ignore.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | "unsatisfiable" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  if (first === "") {
    const start = Math.max(0, size - Number(last));
    return start < size ? { start, end: size - 1 } : "unsatisfiable";
  }
  const start = Number(first);
  if (last !== "" && Number(last) < start) return undefined;
  if (start >= size) return "unsatisfiable";
  return { start, end: last === "" ? size - 1 : Math.min(Number(last), size - 1) };
}
