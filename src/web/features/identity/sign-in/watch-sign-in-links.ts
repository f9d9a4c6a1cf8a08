import { readSignInConfig } from '#shared/identity/sign-in-config.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { forgetHeld } from './hold-back.ts';
import { openSignIn } from './open-sign-in.ts';

/**
 * Opens the window for every link to `/m/signin` of the document, wherever it stands; the page itself keeps
 * its own links, and so does the window. Without this they are links, and work as such.
 */
export function watchSignInLinks(): void {
  forgetHeld();
  const path = buildPath('SignIn');
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.closest('[data-sign-in]') !== null) return;
    const { origin, pathname, searchParams } = new URL(link.href, location.href);
    if (pathname !== path || origin !== location.origin || location.pathname === path) return;
    event.preventDefault();
    // The router must not hear of it: it would draw the page.
    event.stopPropagation();
    const { isEmbedded: _isEmbedded, redirectTo, ...config } = readSignInConfig(searchParams);
    openSignIn(redirectTo === undefined ? config : { ...config, redirectTo }).catch(() => location.assign(link.href));
  };
  document.addEventListener('click', onClick, { capture: true });
}
