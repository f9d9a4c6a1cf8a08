import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { toasts } from '#web/features/toasts/toast-queue.ts';
import { ScreenView } from '../App.tsx';
import type { Screen } from '../screen.ts';
import type { Site } from '../site-context.ts';
import { setCurrentRoute } from './current-route.ts';
import { applyHead } from './apply-head.ts';
import { announce } from './announce.ts';
import { giftCheckout } from './gift-checkout.ts';
import { rememberedScroll, rememberScroll } from './history-state.ts';
import { internalAddress } from './internal-link.ts';
import { PendingBar } from './PendingBar.tsx';
import type { ScreenLoader } from './screen-loader.ts';
import { settle } from './settle.ts';

type RouterProps = {
  readonly first: Screen;
  readonly loader: ScreenLoader;
  readonly site: Site;
  readonly onReady: () => void;
};

type Shown = { readonly screen: Screen; readonly visit: number; readonly scrollY: number; readonly hash: string };

/** Moves between screens without a new document; what it cannot draw it leaves to the browser. */
export function Router({ first, loader, site, onReady }: RouterProps) {
  const [shown, setShown] = useState<Shown>({ screen: first, visit: 0, scrollY: 0, hash: '' });
  const [isPending, setIsPending] = useState(false);
  const latest = useRef(0);

  const go = useCallback(
    async (address: URL, scrollY: number, commit: () => void) => {
      const visit = (latest.current += 1);
      setIsPending(true);
      try {
        const resolution = await loader.load(address);
        if (visit !== latest.current) return;
        if (resolution.kind === 'redirect') return void location.assign(resolution.location);
        commit();
        toasts.leavePage();
        startTransition(() => setShown({ screen: resolution.screen, visit, scrollY, hash: address.hash }));
      } catch {
        // The server can say better what is wrong.
        if (visit === latest.current) location.assign(address);
      } finally {
        if (visit === latest.current) setIsPending(false);
      }
    },
    [loader],
  );

  const navigate = useCallback(
    (to: string, { isReplacing = false }: { readonly isReplacing?: boolean } = {}) => {
      const address = new URL(to, location.href);
      if (address.origin !== location.origin || !loader.isOurs(address)) return void location.assign(address);
      rememberScroll();
      void go(address, 0, () => history[isReplacing ? 'replaceState' : 'pushState']({}, '', address));
    },
    [go, loader],
  );
  const preload = useCallback(
    (to: string) => {
      const address = new URL(to, location.href);
      if (address.origin === location.origin && loader.isOurs(address)) loader.preload(address);
    },
    [loader],
  );

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const onClick = (event: MouseEvent) => {
      const address = internalAddress(event, location);
      if (address === undefined || !loader.isOurs(address)) return;
      event.preventDefault();
      navigate(address.href);
    };
    const onPopState = (event: PopStateEvent) => {
      void go(new URL(location.href), rememberedScroll(event.state), () => undefined);
    };
    const onPageHide = () => rememberScroll();
    document.addEventListener('click', onClick);
    addEventListener('popstate', onPopState);
    addEventListener('pagehide', onPageHide);
    onReady();
    return () => {
      document.removeEventListener('click', onClick);
      removeEventListener('popstate', onPopState);
      removeEventListener('pagehide', onPageHide);
    };
  }, [go, loader, navigate, onReady]);

  const { screen, visit, scrollY, hash } = shown;
  useEffect(() => {
    setCurrentRoute(screen.route?.name ?? 'NotFound', screen.path);
    const target = giftCheckout(screen, location.hash);
    if (target !== undefined) return navigate(target, { isReplacing: true });
    if (visit === 0) return undefined;
    applyHead(screen.head, site.name);
    announce(document.title);
    return settle(scrollY, hash);
  }, [screen, visit, scrollY, hash, site.name, navigate]);

  const navigation = useMemo(() => ({ isPending, navigate, preload }), [isPending, navigate, preload]);
  return (
    <>
      <ScreenView screen={screen} navigation={navigation} />
      {isPending && createPortal(<PendingBar />, document.body)}
    </>
  );
}
