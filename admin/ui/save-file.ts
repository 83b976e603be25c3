/** Starts a browser download. */
export function saveFile(file: Blob, name: string) {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the URL only after the click handler has finished
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
