import { useEffect, useState } from 'react';
import { otherWindowMessages as messages } from '#shared/messages/other-windows.ts';
import { ViewerQueryDocument } from '#web/generated/ViewerQuery.ts';
import { readStartData } from '#web/app/start-errors.ts';
import { askAnew } from './sign-in-graph.ts';
import styles from './SignIn.module.css';

/** Notices, when the reader comes back to this window, that they signed in in another one: by the link of the mail, mostly. */
export function SignInElsewhere() {
  const [isSignedIn, setIsSignedIn] = useState(false);
  useEffect(() => {
    // Whoever is signed in proves once more who they are.
    if (readStartData(window).preloadedState.session.isLoggedInCookie) return undefined;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      void askAnew(ViewerQueryDocument, {}).then(
        ({ viewer }) => setIsSignedIn(viewer !== null),
        () => undefined,
      );
    };
    const ending = new AbortController();
    document.addEventListener('visibilitychange', look, { signal: ending.signal });
    addEventListener('focus', look, { signal: ending.signal });
    return () => ending.abort();
  }, []);
  return (
    <output className={isSignedIn ? styles.callout : ''}>
      {isSignedIn && (
        <>
          {messages.signedIn}{' '}
          <button type="button" className={styles.linkButton} onClick={() => location.reload()}>
            {messages.reload}
          </button>
        </>
      )}
    </output>
  );
}
