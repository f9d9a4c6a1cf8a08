/**
 * Opens the window for every link to `/m/signin` of the document, wherever it stands; the page itself keeps
 * its own links, and so does the window. Without this they are links, and work as such. It listens as soon as
 * the page is alive, and what it opens comes with the first press.
 */
export function watchSignInLinks(): void {
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // As on the pages of the main site: a custom domain leads there and back.
    const link = event.target instanceof Element ? event.target.closest('a[href^="/m/signin"]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.closest('[data-sign-in]') !== null) return;
    if (location.pathname === link.pathname) return;
    event.preventDefault();
    // The router must not hear of it: it would draw the page.
    event.stopPropagation();
    import('./open-sign-in-link.ts')
      .then(({ openSignInLink }) => openSignInLink(link))
      .catch(() => location.assign(link.href));
  };
  document.addEventListener('click', onClick, { capture: true });
}
