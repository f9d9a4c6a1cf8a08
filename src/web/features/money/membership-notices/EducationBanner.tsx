import { memberHintMessages as messages } from '#shared/messages/membership-notices.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import { ButtonLink, IconButton } from '#web/design/Button.tsx';
import { Icon } from '#web/design/Icon.tsx';
import styles from './HintCard.module.css';
import { EDUCATION_BANNER, useHintOnce } from './use-hint-once.ts';

/** Tells a member once what their membership does (MEMB-10). */
export function EducationBanner() {
  const { isShown, dismiss } = useHintOnce(EDUCATION_BANNER);
  const about = useMainPath()('ShowMembershipLanding');
  if (!isShown) return null;
  return (
    <aside className={styles.card} aria-labelledby="membership-education" data-testid="education-banner">
      <div className={styles.words}>
        <h2 className={styles.title} id="membership-education">
          {messages.educationTitle}
        </h2>
        <p>{messages.educationText}</p>
        {about !== undefined && (
          <ButtonLink look="outlined" size="small" href={about}>
            {messages.educationAction}
          </ButtonLink>
        )}
      </div>
      <IconButton label={messages.close} onClick={dismiss}>
        <Icon name="close" size={20} />
      </IconButton>
    </aside>
  );
}
