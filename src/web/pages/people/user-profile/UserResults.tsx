import { searchMessages as messages } from '#shared/messages/search.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Link } from '#web/app/router/Link.tsx';
import { personPath } from '#web/features/ground/paths/paths.ts';
import type { ProfileContentProps } from '#web/features/people/people/profile-page.tsx';
import { ScopedResults } from '#web/features/finding/search/ScopedResults.tsx';
import { type UserSearchQuery, UserSearchQueryDocument } from '#web/generated/UserSearchQuery.ts';
import styles from './UserProfileContent.module.css';

/** What the stories of a person say of what was searched for, in the place of their newest (SEARCH-5). */
export function UserResults({ person, variables }: ProfileContentProps<UserSearchQuery>) {
  // The variables are those of the document: the page made them.
  const typed = variables as { readonly username: string; readonly q: string; readonly page: number };
  const { data, refetch } = useQuery(UserSearchQueryDocument, { variables: typed });
  const { page: _first, ...rest } = typed;
  return (
    <div className={styles.parts}>
      <ScopedResults
        name={person.name}
        query={typed.q}
        document={UserSearchQueryDocument}
        variables={rest}
        select={(answer) => answer.search ?? undefined}
        first={data?.search ?? undefined}
        onRetry={refetch}
      />
      <p>
        <Link className={styles.all} to={personPath(person.username)}>
          {messages.allStories}
        </Link>
      </p>
    </div>
  );
}
