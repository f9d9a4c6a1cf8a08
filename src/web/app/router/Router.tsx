import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ScreenView } from '../App.tsx';
import type { Screen } from '../screen.ts';
import type { Site } from '../site-context.ts';
import { announce } from './announce.ts';
import { currentRoute, setCurrentRoute } from './current-route.ts';
import { keptStep, newEntry, rememberScroll, turnTo } from './history-state.ts';
import { PendingBar } from './PendingBar.tsx';
import type { ScreenLoader } from './screen-loader.ts';
import { unsavedPlace } from './use-unsaved.ts';
import { internalAddress, watchLinks } from './watch-links.ts';

type RouterProps = {
  readonly first: Screen;
  /** Fetches what finds and loads other screens; the same one each time. */
  readonly loadLoader: () => Promise<ScreenLoader>;
  readonly site: Site;
  /** At once after the first screen is taken over, and then when it answers. */
  readonly onDrawn: () => void;
  readonly onReady: () => void;
};

type Shown = { readonly screen: Screen; readonly visit: number; readonly scrollY: number; readonly hash: string };

/** Moves between screens without a new document; what it cannot draw it leaves to the browser. */
export function Router({ first, loadLoader, site, onDrawn, onReady }: RouterProps) {
  const [shown, setShown] = useState<Shown>({ screen: first, visit: 0, scrollY: 0, hash: '' });
  const [isPending, setIsPending] = useState(false);
  const latest = useRef(0);
  const loader = useRef<ScreenLoader>(undefined);

  const needLoader = useCallback(async () => {
    loader.current ??= await loadLoader();
    // As `data-hydrated`: tests see from it that clicks no longer go to the server.
    document.documentElement.dataset['router'] = 'ready';
    return loader.current;
  }, [loadLoader]);

  const go = useCallback(
    async (address: URL, scrollY: number, commit: () => void) => {
      const visit = (latest.current += 1);
      setIsPending(true);
      try {
        const resolution = await (await needLoader()).load(address);
        if (visit !== latest.current) return;
        if (resolution.kind === 'redirect') return void location.assign(resolution.location);
        commit();
        startTransition(() => setShown({ screen: resolution.screen, visit, scrollY, hash: address.hash }));
      } catch {
        // The server can say better what is wrong.
        if (visit === latest.current) location.assign(address);
      } finally {
        if (visit === latest.current) setIsPending(false);
      }
    },
    [needLoader],
  );

  const navigate = useCallback(
    async (to: string, { isReplacing = false }: { readonly isReplacing?: boolean } = {}) => {
      const address = new URL(to, location.href);
      const isOurs = address.origin === location.origin && (await needLoader()).isOurs(address);
      if (!isOurs) return void (isReplacing ? location.replace(address) : location.assign(address));
      rememberScroll();
      await go(address, 0, () => history[isReplacing ? 'replaceState' : 'pushState'](newEntry(), '', address));
    },
    [go, needLoader],
  );

  useLayoutEffect(onDrawn, [onDrawn]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const stop = watchLinks({
      onNear: () => void needLoader(),
      async onRest(href) {
        const address = new URL(href);
        if (address.origin === location.origin) (await needLoader()).preload(address);
      },
      onClick(event) {
        const address = internalAddress(event, location);
        // A click that comes before the loader is an ordinary one.
        if (address === undefined || loader.current?.isOurs(address) !== true) return;
        // The browser asks before it leaves what is not saved yet.
        if (unsavedPlace() !== undefined) return;
        event.preventDefault();
        void navigate(address.href);
      },
      onPopState(state) {
        const here = unsavedPlace();
        const address = new URL(location.href);
        // Another step of the page that is shown, which goes to it by itself: nobody waits any more for where they were going.
        if (keptStep() !== undefined && address.pathname === currentRoute().path) {
          latest.current += 1;
          setIsPending(false);
          return void turnTo(state);
        }
        if (here === undefined) return void go(address, turnTo(state), () => undefined);
        // Back on the entry that is shown, it asks here too.
        history.pushState(newEntry(), '', here);
        return location.assign(address);
      },
    });
    onReady();
    return stop;
  }, [go, navigate, needLoader, onReady]);

  const { screen, visit, scrollY, hash } = shown;
  // Before anybody can press anything on the new screen; the effect below may run after a press.
  const arrived = useRef<{ readonly visit: number; readonly focused: Element | null }>(undefined);
  useLayoutEffect(() => {
    arrived.current = { visit, focused: document.activeElement };
  }, [visit]);
  useEffect(() => {
    setCurrentRoute(screen.route?.name ?? 'NotFound', screen.path);
    const isGift = screen.route?.name === 'ShowHome' && location.hash === '#giftMembership';
    if (visit === 0 && !isGift) return;
    const focused = arrived.current?.focused ?? null;
    void needLoader().then(({ settle, giftCheckout }) => {
      if (isGift) return navigate(giftCheckout(), { isReplacing: true });
      settle(screen, site.name, { scrollY, hash, focused });
      announce(document.title);
      return undefined;
    });
  }, [screen, visit, scrollY, hash, site.name, navigate, needLoader]);

  const navigation = useMemo(() => ({ isPending, navigate }), [isPending, navigate]);
  return (
    <>
      <ScreenView screen={screen} navigation={navigation} />
      {isPending && createPortal(<PendingBar />, document.body)}
    </>
  );
}
