import { lookUpMessages as messages } from '#shared/messages/look-up.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { DateTime } from '#web/features/ground/dates/DateTime.tsx';
import type { FoundPersonRow } from '#web/generated/fragments.ts';
import { Badge, ItemFacts, ItemTitle, ItemWords, List, ListItem } from '#web/parts/list/List.tsx';

/** Accounts, each with how it stands and the way to its page for staff. */
export function FoundPeople({ people }: { readonly people: readonly FoundPersonRow[] }) {
  return (
    <List>
      {people.map(({ id, username, name, state, createdAt, isMember, isStaff }) => (
        <ListItem key={id}>
          <ItemWords>
            <ItemTitle dir="auto">
              <a href={buildPath('ShowAdminUser', { id })}>{name || id}</a>{' '}
              {state !== 'ACTIVE' && <Badge isWarning>{messages.states[state]}</Badge>}
            </ItemTitle>
            <ItemFacts>
              {username !== '' && <span translate="no">@{username}</span>}
              <span>
                {messages.joined} <DateTime timestamp={createdAt} />
              </span>
              {isMember && <span>{messages.member}</span>}
              {isStaff && <span>{messages.staff}</span>}
            </ItemFacts>
          </ItemWords>
        </ListItem>
      ))}
    </List>
  );
}
