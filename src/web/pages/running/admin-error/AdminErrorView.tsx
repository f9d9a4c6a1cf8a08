import { useState } from 'react';
import { adminErrorMessages as messages } from '#shared/messages/admin-errors.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Link } from '#web/app/router/Link.tsx';
import { Button } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { AdminFrame } from '#web/features/running/admin/AdminFrame.tsx';
import type { ErrorView } from '#web/generated/fragments.ts';
import { SettleErrorDocument } from '#web/generated/SettleError.ts';
import { Actions } from '#web/parts/form/FieldForm.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { FactList } from '#web/parts/list/FactList.tsx';
import { ErrorSamples } from './ErrorSamples.tsx';

type AdminErrorViewProps = { readonly group: ErrorView; readonly route: RouteMatch };

/** One kind of error: what is known of it, the last ones, and what becomes of it. */
export function AdminErrorView({ group, route }: AdminErrorViewProps) {
  const { id, source, name, message, place, build, count, firstSeenAt, lastSeenAt, samples } = group;
  const settling = useChange(SettleErrorDocument, { says: 'here' });
  const [state, setState] = useState(group.state);
  const [said, setSaid] = useState('');
  const settle = async (wanted: ErrorView['state']) => {
    if (settling.isRunning || (await settling.run({ id, state: wanted })) === undefined) return;
    setState(wanted);
    setSaid(messages.settled[wanted]);
  };
  return (
    <AdminFrame title={messages.title}>
      <p>
        <Link to={buildPath('ShowAdminErrors')}>{messages.backToAll}</Link>
      </p>
      <Section title={formatMessage(messages.named, { name, message })}>
        <FactList
          facts={[
            [messages.state, messages.states[state]],
            [messages.source, messages.sources[source]],
            ...(place === '' ? [] : [[messages.place, <code key="place">{place}</code>] as const]),
            ...(build === '' ? [] : [[messages.version, build] as const]),
            [messages.count, formatMessage(messages.times, { count })],
            [messages.firstSeen, formatDate(firstSeenAt)],
            [messages.lastSeenOn, formatDate(lastSeenAt)],
          ]}
        />
        <Note>{messages.resolveText}</Note>
        <Actions>
          {/* One button each that stays where it is: whoever pressed it by keyboard is not sent away. */}
          <Button
            size="small"
            aria-disabled={settling.isRunning}
            onClick={() => void settle(state === 'OPEN' ? 'RESOLVED' : 'OPEN')}
          >
            {state === 'OPEN' ? messages.resolve : messages.reopen}
          </Button>
          {state === 'OPEN' && (
            <Button
              size="small"
              look="outlined"
              aria-disabled={settling.isRunning}
              onClick={() => void settle('MUTED')}
            >
              {messages.mute}
            </Button>
          )}
        </Actions>
        <output>{said}</output>
        <AdminError failure={settling.failure} route={route} />
      </Section>
      <ErrorSamples samples={samples} />
    </AdminFrame>
  );
}
