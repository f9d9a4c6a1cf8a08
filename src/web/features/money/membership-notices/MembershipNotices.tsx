import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useRoute } from '#web/app/router/use-route.ts';
import styles from './MembershipNotices.module.css';

/** The fragment that opens the reactivation modal, wherever it stands. */
const REACTIVATION = '#reactivateMembership';
const LINK = `a[href$="${REACTIVATION}"]`;

type Modal = ComponentType<{ readonly onClosed: () => void }>;

type Part = ComponentType<{ readonly isBare: boolean }>;

/** Kept between screens, so that the banner does not blink. */
let loaded: Part | undefined;

async function loadNotices(): Promise<Part> {
  const { Notices } = await import('./Notices.tsx');
  loaded = Notices;
  return Notices;
}

async function loadModal(): Promise<Modal> {
  const { ReactivationModal } = await import('./ReactivationModal.tsx');
  return ReactivationModal;
}

/**
 * What a signed-in person is told about their membership: the one banner at the top, and the modal in which a
 * membership comes back. Both are fetched once the page is alive.
 */
export function MembershipNotices({ isBare }: { readonly isBare: boolean }) {
  useRoute();
  const [Notices, setNotices] = useState(() => loaded);
  const [OpenModal, setOpenModal] = useState<Modal>();
  useEffect(() => {
    void loadNotices().then((notices) => setNotices(() => notices));
  }, []);
  const wasPressed = useRef(false);
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(LINK) !== null) wasPressed.current = true;
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
  // With every screen, since each may come with the fragment.
  useEffect(() => {
    const follow = () => {
      if (location.hash !== REACTIVATION) return;
      // It may have been closed again while its code was on the way.
      const open = (modal: Modal) => (location.hash === REACTIVATION ? setOpenModal(() => modal) : undefined);
      void loadModal().then(open);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  });
  const close = () => {
    // A press on the same link opens it again.
    if (location.hash === REACTIVATION) history.replaceState(history.state, '', location.pathname + location.search);
    setOpenModal(undefined);
    // The router has brought the focus to the heading of the page, and drawn the link anew.
    if (wasPressed.current) setTimeout(() => document.querySelector<HTMLElement>(LINK)?.focus({ preventScroll: true }));
    wasPressed.current = false;
  };
  return (
    <>
      <div className={isBare ? undefined : styles.room}>{Notices && <Notices isBare={isBare} />}</div>
      {OpenModal && <OpenModal onClosed={close} />}
    </>
  );
}
