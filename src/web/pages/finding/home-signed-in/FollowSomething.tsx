import { yourHomeMessages as messages } from '#shared/messages/your-home.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import styles from './YourHome.module.css';

/** For who follows nothing: what following is good for, and where it begins. */
export function FollowSomething() {
  return (
    <section className={styles.invitation}>
      <h2 className={styles.invitationTitle}>{messages.followsNothing}</h2>
      <p>{messages.followsNothingText}</p>
      <p className={styles.ways}>
        <ButtonLink size="small" href={buildPath('ShowExploreTopics')}>
          {messages.findTopics}
        </ButtonLink>
        <ButtonLink size="small" look="outlined" href={buildPath('ShowSuggestions')}>
          {messages.findPeople}
        </ButtonLink>
      </p>
    </section>
  );
}
