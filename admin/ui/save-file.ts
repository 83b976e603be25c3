/** Gives a file to the browser as a download. */
export function saveFile(file: Blob, name: string) {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the address only after the click has been handled
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
