import { useState } from 'react';
import { privacyMessages as messages } from '#shared/messages/privacy.ts';
import type { ConsentKind } from '#shared/privacy/consent.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { isBuilt } from '#shared/routes/unbuilt-pages.ts';
import { Button } from '#web/design/Button.tsx';
import { CheckField } from '#web/parts/field/CheckField.tsx';
import styles from './PrivacyBanner.module.css';

/** What is asked for, and what of it somebody said yes to before. */
export type PrivacyQuestion = { readonly kinds: readonly ConsentKind[]; readonly given: readonly ConsentKind[] };

type PrivacyBannerProps = PrivacyQuestion & { readonly onAnswer: (accepted: readonly ConsentKind[]) => void };

/**
 * The privacy banner: yes and no are equally near, and where there is more than one thing, each can be chosen. It takes
 * no focus and hides no end of the page.
 */
export function PrivacyBanner({ kinds, given, onAnswer }: PrivacyBannerProps) {
  const [chosen, setChosen] = useState<ReadonlySet<ConsentKind>>();
  const turn = (kind: ConsentKind, isOn: boolean) =>
    setChosen(new Set(kinds.filter((one) => (one === kind ? isOn : chosen?.has(one) === true))));
  return (
    <section className={styles.banner} aria-label={messages.label} data-style="EU_PRIVACY_BANNER" lang="en" dir="ltr">
      <p className={styles.question}>
        {messages.question}{' '}
        {isBuilt('ShowPrivacy') && (
          <a className={styles.policy} href={buildPath('ShowPrivacy')}>
            {messages.policy}
          </a>
        )}
      </p>
      {chosen !== undefined && (
        <div className={styles.kinds}>
          {kinds.map((kind) => (
            <CheckField
              key={kind}
              label={messages.kinds[kind]}
              checked={chosen.has(kind)}
              onChange={({ target }) => turn(kind, target.checked)}
            />
          ))}
        </div>
      )}
      <div className={styles.buttons}>
        <Button look="outlined" size="small" onClick={() => onAnswer([])}>
          {messages.refuse}
        </Button>
        <Button look="outlined" size="small" onClick={() => onAnswer(kinds)}>
          {messages.accept}
        </Button>
        {kinds.length > 1 && (
          <Button
            look="outlined"
            size="small"
            onClick={() => (chosen === undefined ? setChosen(new Set(given)) : onAnswer([...chosen]))}
          >
            {chosen === undefined ? messages.choose : messages.save}
          </Button>
        )}
      </div>
    </section>
  );
}
