/**
 * Whether this document was loaded at the address that it shows now. Pages with fields of a provider have a content
 * policy of their own, and a page that came without a new document has that of the page before it.
 */
export function isPolicyOfThisPage(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  if (loaded === undefined) return true;
  return new URL(loaded.name, location.href).pathname === location.pathname;
}
