import type { PersonCard, PublicationCard } from '#web/generated/fragments.ts';
import { kept } from '#web/app/still/kept.tsx';
import { PublicationRow } from '#web/features/stories/publications/PublicationRow.tsx';
import styles from '#web/parts/list/EntityRow.module.css';
import { PersonRow } from './PersonRow.tsx';

type EntityRowsProps = { readonly entities: readonly (PersonCard | PublicationCard)[] };

function DrawEntityRows({ entities }: EntityRowsProps) {
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

/** People and publications, one below the other. */
export const EntityRows = kept('EntityRows', DrawEntityRows);
