/** Has the browser save a text as a file. A `blob:` address, unlike a `data:` one, has nothing of the text in it. */
export function saveAsFile(name: string, text: string, type = 'text/plain'): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000); // browsers may read it after the click
}
