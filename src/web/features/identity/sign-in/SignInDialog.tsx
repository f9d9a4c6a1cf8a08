import { useEffect, useRef, useState } from 'react';
import type { SignInConfig } from '#shared/identity/sign-in-config.ts';
import { signInMessages as messages } from '#shared/messages/sign-in.ts';
import { IconButton } from '#web/design/Button.tsx';
import { Icon } from '#web/design/Icon.tsx';
import { SignInOptionsQueryDocument } from '#web/generated/SignInOptionsQuery.ts';
import { closeOnBackdrop } from '#web/parts/dialog/close-on-backdrop.ts';
import { askAnew } from './sign-in-graph.ts';
import type { SignInOptions } from './sign-in-options.ts';
import { SignInPanel } from './SignInPanel.tsx';
import styles from './SignIn.module.css';
import { useSignIn } from './use-sign-in.ts';

/**
 * The window over a page. The browser's own dialog keeps the focus inside, gives it back to what
 * opened it, and closes by Escape; `onClosed` runs after each way of closing.
 */
export function SignInDialog({ config, onClosed }: { config: SignInConfig; onClosed: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [options, setOptions] = useState<SignInOptions>();
  const [hasFailed, setHasFailed] = useState(false);
  const flow = useSignIn(config, options);

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    element.showModal();
    askAnew(SignInOptionsQueryDocument).then(
      ({ signInOptions }) => setOptions(signInOptions),
      () => setHasFailed(true),
    );
    return closeOnBackdrop(element);
  }, []);

  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={messages.signIn} onClose={onClosed}>
      <div className={styles.sheet}>
        <div className={styles.close}>
          <IconButton label={messages.close} onClick={close}>
            <Icon name="close" />
          </IconButton>
        </div>
        {hasFailed ? (
          <p className={styles.failed} role="alert">
            {navigator.onLine ? messages.unexpected : messages.offline}
          </p>
        ) : (
          <SignInPanel flow={flow} config={config} options={options} heading="h2" isFocused />
        )}
      </div>
    </dialog>
  );
}
