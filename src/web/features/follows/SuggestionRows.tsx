import { followingMessages as messages } from '#shared/messages/following.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { HomeAsideQuery } from '#web/generated/HomeAsideQuery.ts';
import { FollowRow } from './FollowRow.tsx';
import styles from './FollowRow.module.css';

type Suggestion = HomeAsideQuery['followSuggestions'][number];

/** Whom one might follow, each with why (decisions 42). */
export function SuggestionRows({ suggestions }: { readonly suggestions: readonly Suggestion[] }) {
  return (
    <ul className={styles.rows}>
      {suggestions.map(({ entity, tag }) => (
        <li key={entity.id}>
          <FollowRow entity={entity} reason={formatMessage(messages.writesAbout, { topic: tag.displayTitle })} />
        </li>
      ))}
    </ul>
  );
}
