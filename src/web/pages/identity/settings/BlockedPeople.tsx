import { use } from 'react';
import { blockingMessages as messages } from '#shared/messages/blocking.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { Link } from '#web/app/router/Link.tsx';
import { Button } from '#web/design/Button.tsx';
import { unblock } from '#web/features/people/blocking/unblock.ts';
import { personPath } from '#web/features/ground/paths/paths.ts';
import { Row } from '#web/parts/list/Row.tsx';
import { Note } from '#web/parts/frame/Note.tsx';

type Blocked = { readonly id: string; readonly name: string; readonly username: string };
type BlockedPeopleProps = { readonly people: readonly Blocked[]; readonly onChanged: () => void };

/** Whom the viewer blocked, newest first, each with the way back. */
export function BlockedPeople({ people, onChanged }: BlockedPeopleProps) {
  const graph = use(GraphContext);
  if (people.length === 0) return <Note>{messages.nobodyBlocked}</Note>;
  const end = async (person: Blocked) => {
    if (await unblock(graph, person)) onChanged();
  };
  return (
    <>
      <Note>{messages.blockedPeopleText}</Note>
      {people.map((person) => (
        <Row
          key={person.id}
          title={person.name}
          value={<Link to={personPath(person.username)}>@{person.username}</Link>}
          actions={
            <Button
              look="outlined"
              size="small"
              aria-label={formatMessage(messages.unblock, { name: person.name })}
              onClick={() => void end(person)}
            >
              {messages.unblockShort}
            </Button>
          }
        />
      ))}
    </>
  );
}
