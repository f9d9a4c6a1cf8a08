import { useEffect } from 'react';

let place: string | undefined;
/** What is typed there was kept for whoever leaves to sign in again. */
let isKept = false;

/** The address where something stands that is not saved yet: what would leave it, asks first. */
export function unsavedPlace(): string | undefined {
  return place;
}

/** For who goes on once everything is saved, before the screen knows it. */
export function leaveFreely(): void {
  place = undefined;
}

/**
 * For who keeps what is typed when somebody goes to sign in again: who closes that window is asked as before, and so is
 * who types on, since that is not kept.
 */
export function leaveToSignIn(): void {
  isKept = true;
  addEventListener('input', typeOn, true);
}

function typeOn({ target }: Event): void {
  if (!(target instanceof Element) || target.closest('[data-sign-in]') !== null) return;
  isKept = false;
  removeEventListener('input', typeOn, true);
}

function warn(event: BeforeUnloadEvent): void {
  const isSigningIn = isKept && document.querySelector('dialog[open] [data-sign-in]') !== null;
  if (place !== undefined && !isSigningIn) event.preventDefault();
}

/** For who gives the page another address while it stays. */
export function followAddress(): void {
  if (place !== undefined) place = location.href;
}

/** While something is not saved, the browser asks before a link, Back, a reload or a closed window takes it away. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    place = location.href;
    addEventListener('beforeunload', warn);
    return () => {
      place = undefined;
      isKept = false;
      removeEventListener('input', typeOn, true);
      removeEventListener('beforeunload', warn);
    };
  }, [isUnsaved]);
}
