import { experimentMessages as messages } from '#shared/messages/experiments.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { PlainList } from '#web/parts/list/PlainList.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { CheckRow } from '#web/parts/field/CheckRow.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { AdminFrame } from '#web/features/running/admin/AdminFrame.tsx';
import { AdminExperimentsPageQueryDocument } from '#web/generated/AdminExperimentsPageQuery.ts';
import { SwitchExperimentDocument } from '#web/generated/SwitchExperiment.ts';

/** Every experiment with a box that starts it, and how many readers saw which variant. */
export function AdminExperiments({ route }: { readonly route: RouteMatch }) {
  const { data } = useQuery(AdminExperimentsPageQueryDocument);
  const { run, isRunning: isSending, failure } = useChange(SwitchExperimentDocument, { says: 'here' });
  return (
    <AdminFrame title={messages.title}>
      <Note>{messages.text}</Note>
      <AdminError failure={failure} route={route} />
      <PlainList>
        {data?.experiments?.map(({ id, purpose, owner, endsOn, isRunning, variants }) => (
          <li key={id}>
            <CheckRow>
              <input
                id={`experiment-${id}`}
                type="checkbox"
                checked={isRunning}
                disabled={isSending}
                onChange={(event) => void run({ experimentId: id, isRunning: event.currentTarget.checked })}
                aria-describedby={`note-${id}`}
              />
              <div>
                <label htmlFor={`experiment-${id}`}>{id}</label>
                <Note id={`note-${id}`}>{formatMessage(messages.note, { purpose, owner, endsOn })}</Note>
                {variants.map(({ name, weight, exposureCount: count }) => (
                  <Note key={name}>{formatMessage(messages.variant, { name, weight, count })}</Note>
                ))}
              </div>
            </CheckRow>
          </li>
        ))}
      </PlainList>
    </AdminFrame>
  );
}
