import { createRoot, type Root } from 'react-dom/client';
import type { SignInConfig } from '#shared/identity/sign-in-config.ts';
import { type Site, SiteContext } from '#web/app/site-context.ts';
import { readStartData } from '#web/app/start-errors.ts';
import { forgetDeed } from '#web/features/ground/deeds/kept-deed.ts';
import { holdBack } from './hold-back.ts';
import { signInPath } from './sign-in-path.ts';
import { SignInDialog } from './SignInDialog.tsx';

let shown: Root | undefined;

/**
 * Opens the window in a root of its own beside the page's; one at a time. On a custom domain, which signs
 * nobody in by itself, it leads over the main site and back.
 */
export function showSignIn(given: Partial<SignInConfig>): void {
  if (shown !== undefined) return;
  const config: SignInConfig = {
    operation: 'login',
    step: 'OPTIONS',
    redirectTo: location.pathname + location.search + location.hash,
    ...given,
    isEmbedded: false,
  };
  const { preloadedState } = readStartData(window);
  const { config: own, client, flags } = preloadedState;
  if (client.routingEntity.type !== 'DEFAULT') return location.assign(signInPath(config));
  const site: Site = { name: own.productName, url: own.siteUrl, context: client.routingEntity, flags };
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  shown = root;
  // The browser gives the focus back only to what had it when the window opened, which a script may have taken.
  const opener = document.activeElement;
  const close = () => {
    if (shown !== root) return;
    shown = undefined;
    forgetDeed();
    root.unmount();
    place.remove();
    release();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  };
  const release = holdBack(close);
  root.render(
    <SiteContext value={site}>
      <SignInDialog config={config} onClosed={close} />
    </SiteContext>,
  );
}
