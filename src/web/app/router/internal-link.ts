/**
 * The address that a click leads to when the browser may draw it itself: a plain click on a link of
 * this host, in this window.
 */
export function internalAddress(event: MouseEvent, here: Location): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  const address = new URL(link.href, here.href);
  if (address.host !== here.host || address.protocol !== here.protocol) return undefined;
  const isSamePage = address.pathname === here.pathname && address.search === here.search;
  // The browser scrolls to a fragment of this page better than anybody.
  if (isSamePage && (address.hash !== '' || link.getAttribute('href') === '')) return undefined;
  return address;
}
