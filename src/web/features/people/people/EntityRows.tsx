import type { PersonCard, PublicationCard } from '#web/generated/fragments.ts';
import { PublicationRow } from '#web/features/stories/publications/PublicationRow.tsx';
import styles from './EntityRow.module.css';
import { PersonRow } from './PersonRow.tsx';

/** People and publications, one below the other. */
export function EntityRows({ entities }: { readonly entities: readonly (PersonCard | PublicationCard)[] }) {
  return (
    <ul className={styles.rows}>
      {entities.map((entity) => (
        <li key={entity.id}>
          {entity.__typename === 'User' ? <PersonRow person={entity} /> : <PublicationRow publication={entity} />}
        </li>
      ))}
    </ul>
  );
}
