/** Has the browser keep a text as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has the file by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
