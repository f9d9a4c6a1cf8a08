import { newsletterPageMessages as messages } from '#shared/messages/newsletters.ts';
import { Link } from '#web/app/router/Link.tsx';
import { personPath, publicationPath } from '#web/features/ground/paths/paths.ts';
import type { NewsletterCard } from '#web/generated/fragments.ts';
import { Facts } from '#web/parts/frame/PageHeading.tsx';
import styles from './NewsletterIntro.module.css';

/** What a newsletter is about, how often it comes, and who makes it. */
export function NewsletterIntro({ newsletter }: { readonly newsletter: NewsletterCard }) {
  const { name, description, cadence, owner } = newsletter;
  return (
    <div className={styles.intro}>
      {description !== '' && (
        <p className={styles.description} dir="auto">
          {description}
        </p>
      )}
      <Facts>
        {cadence !== '' && <span dir="auto">{cadence}</span>}
        {owner?.__typename === 'User' && (
          <span>
            {messages.by}{' '}
            <Link to={personPath(owner.username)} dir="auto">
              {owner.name}
            </Link>
          </span>
        )}
        {owner?.__typename === 'Collection' && owner.name !== name && (
          <span>
            {messages.by}{' '}
            <Link to={publicationPath(owner)} dir="auto">
              {owner.name}
            </Link>
          </span>
        )}
      </Facts>
    </div>
  );
}
