/** Hands a file to the browser, which puts it among the downloads. */
export function saveAs(file: Blob, name: string): void {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: name });
  link.click();
  // the browser has taken the file by then
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
