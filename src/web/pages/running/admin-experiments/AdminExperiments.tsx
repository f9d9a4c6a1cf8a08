import { experimentMessages as messages } from '#shared/messages/experiments.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import styles from '#web/features/running/admin/Admin.module.css';
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
      <p className={styles.note}>{messages.text}</p>
      <AdminError failure={failure} route={route} />
      <ul className={styles.list}>
        {data?.experiments?.map(({ id, purpose, owner, endsOn, isRunning, variants }) => (
          <li key={id} className={styles.row}>
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
              <p id={`note-${id}`} className={styles.note}>
                {formatMessage(messages.note, { purpose, owner, endsOn })}
              </p>
              {variants.map(({ name, weight, exposureCount: count }) => (
                <p key={name} className={styles.note}>
                  {formatMessage(messages.variant, { name, weight, count })}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </AdminFrame>
  );
}
