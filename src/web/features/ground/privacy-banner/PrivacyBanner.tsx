import { privacyMessages as messages } from '#shared/messages/privacy.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { isBuilt } from '#shared/routes/unbuilt-pages.ts';
import { Button } from '#web/design/Button.tsx';
import styles from './PrivacyBanner.module.css';

type PrivacyBannerProps = { readonly onAnswer: (answer: 'accepted' | 'refused') => void };

/** The privacy banner: yes and no are equally near. It takes no focus and hides no end of the page. */
export function PrivacyBanner({ onAnswer }: PrivacyBannerProps) {
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
      <div className={styles.buttons}>
        <Button look="outlined" size="small" onClick={() => onAnswer('refused')}>
          {messages.refuse}
        </Button>
        <Button look="outlined" size="small" onClick={() => onAnswer('accepted')}>
          {messages.accept}
        </Button>
      </div>
    </section>
  );
}
