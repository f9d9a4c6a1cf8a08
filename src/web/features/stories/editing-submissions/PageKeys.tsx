import { useSyncExternalStore } from 'react';
import { pageKeysMessages as messages } from '#shared/messages/editor-inbox.ts';
import { Button } from '#web/design/Button.tsx';
import { letterKeys } from './letter-keys.ts';
import styles from './PageKeys.module.css';

const onServer = () => true;

/** Which keys do something on a page, and the way to turn letters off and on again. */
export function PageKeys({ keys }: { readonly keys: string }) {
  const isOn = useSyncExternalStore(letterKeys.watch, letterKeys.isOn, onServer);
  return (
    <div className={styles.keys}>
      <p>{isOn ? keys : messages.off}</p>
      <Button look="plain" size="small" onClick={() => letterKeys.turn(!isOn)}>
        {isOn ? messages.turnOff : messages.turnOn}
      </Button>
    </div>
  );
}
