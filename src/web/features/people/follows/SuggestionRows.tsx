import type { HomeAsideQuery } from '#web/generated/HomeAsideQuery.ts';
import { FollowRow } from './FollowRow.tsx';
import styles from '#web/parts/list/ActionRows.module.css';

type Suggestion = HomeAsideQuery['followSuggestions'][number];

/** Whom one might follow, each with why (rule 42). */
export function SuggestionRows({ suggestions }: { readonly suggestions: readonly Suggestion[] }) {
  return (
    <ul className={styles.rows}>
      {suggestions.map(({ entity, reason }) => (
        <li key={entity.id}>
          <FollowRow entity={entity} reason={reason} />
        </li>
      ))}
    </ul>
  );
}
