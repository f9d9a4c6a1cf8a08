import { useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { oneTapMessages as messages } from '#shared/messages/sign-in.ts';
import { IconButton } from '#web/design/Button.tsx';
import { Icon } from '#web/design/Icon.tsx';
import { ReadOneTapCredentialDocument } from '#web/generated/ReadOneTapCredential.ts';
import { endpointPath } from './endpoint-path.ts';
import { askGoogle, canAskGoogle } from './google-credential.ts';
import { changeSignIn } from './sign-in-graph.ts';
import styles from './OneTapCard.module.css';
import { ProviderMark } from './ProviderMark.tsx';

type Found = { readonly name: string; readonly email: string; readonly token: string };
type OneTapCardProps = { readonly siteName: string; readonly clientId: string; readonly onDismiss: () => void };

const here = () => location.pathname + location.search;
const toGoogle = () => endpointPath('ConnectGoogle', { operation: 'login', redirect: here() });
const withToken = (oneTap: string) => endpointPath('ConnectGoogle', { oneTap, redirect: here() });

/**
 * The card, drawn by us: the browser asks for the account, and the server whether its email is
 * available. If it is, the card offers to sign up; otherwise it leads on.
 */
export function OneTapCard({ siteName, clientId, onDismiss }: OneTapCardProps) {
  const [found, setFound] = useState<Found>();
  const [isAsking, setIsAsking] = useState(false);
  const [mustLeave, setMustLeave] = useState(!canAskGoogle());

  async function ask() {
    if (isAsking) return;
    setIsAsking(true);
    try {
      const { credential, nonce } = await askGoogle(clientId);
      const answer = await changeSignIn(ReadOneTapCredentialDocument, { credential, nonce });
      if (answer.__typename !== 'OneTapCredential') throw new Error(answer.message);
      if (answer.isEmailAvailable) setFound(answer);
      else location.assign(withToken(answer.token));
    } catch {
      // The browser does not say why; Google's own page can.
      setMustLeave(true);
    }
    setIsAsking(false);
  }

  return (
    <section className={styles.card} aria-label={messages.label}>
      <div className={styles.head}>
        <ProviderMark provider="google" />
        <h2 className={styles.title} dir="auto">
          {found === undefined
            ? formatMessage(messages.title, { siteName })
            : formatMessage(messages.registerTitle, { name: found.name })}
        </h2>
        <IconButton label={messages.dismiss} onClick={onDismiss}>
          <Icon name="close" size={20} />
        </IconButton>
      </div>
      <p className={styles.text}>{found === undefined ? messages.text : <bdi>{found.email}</bdi>}</p>
      {found !== undefined && (
        <a className={styles.button} href={withToken(found.token)}>
          {messages.registerButton}
        </a>
      )}
      {found === undefined && mustLeave && (
        <a className={styles.button} href={toGoogle()}>
          {messages.button}
        </a>
      )}
      {found === undefined && !mustLeave && (
        <button type="button" className={styles.button} onClick={() => void ask()} disabled={isAsking}>
          {messages.button}
        </button>
      )}
    </section>
  );
}
