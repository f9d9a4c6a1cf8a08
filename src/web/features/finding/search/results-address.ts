/** Where a form of search leads with a query, as the browser itself would send it. */
export function resultsAddress(action: string, query: string): string {
  const address = new URL(action, document.baseURI);
  address.search = new URLSearchParams({ q: query }).toString();
  return address.href;
}
