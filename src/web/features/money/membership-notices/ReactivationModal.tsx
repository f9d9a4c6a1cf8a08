import { reactivationMessages as messages } from '#shared/messages/membership-notices.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Button } from '#web/design/Button.tsx';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { ReactivateMembershipConfirmationModalWrapperQueryDocument } from '#web/generated/ReactivateMembershipConfirmationModalWrapperQuery.ts';
import { reactivationText } from './reactivation-text.ts';
import styles from './ReactivationModal.module.css';
import { useReactivation } from './use-reactivation.ts';

/** Asks whether a cancelled membership shall go on, and says what that costs and when (MEMB-6). */
export function ReactivationModal({ onClosed }: { readonly onClosed: () => void }) {
  const { data, error, isLoading, refetch } = useQuery(ReactivateMembershipConfirmationModalWrapperQueryDocument);
  const membership = data?.viewer?.viewerEdge.membership;
  const { state, reactivate } = useReactivation();
  const mayConfirm = membership?.canReactivate === true && (state.kind === 'asking' || state.kind === 'failed');
  const text = reactivationText(membership);
  return (
    <Dialog title={messages.title} onClosed={onClosed}>
      {(close) => (
        <div className={styles.modal} aria-busy={isLoading || state.kind === 'running'} data-reactivation={state.kind}>
          {isLoading && <output>{messages.loading}</output>}
          {!isLoading && data === undefined && error !== undefined && (
            <p role="alert">
              {messages.loadFailed}{' '}
              <Button look="plain" size="small" onClick={refetch}>
                {messages.retry}
              </Button>
            </p>
          )}
          {data !== undefined && text.map((line) => <p key={line}>{line}</p>)}
          <p className={styles.failure} role="alert">
            {state.kind === 'failed' && state.message}
          </p>
          <output className={styles.progress}>
            {state.kind === 'running' && state.isSlow && messages.slow}
            {state.kind === 'done' && messages.done}
          </output>
          <p className={styles.buttons}>
            <Button look="plain" onClick={close}>
              {messages.cancel}
            </Button>
            <Button
              disabled={!mayConfirm}
              aria-busy={state.kind === 'running'}
              data-testid="confirm-reactivation"
              onClick={() => membership && void reactivate(membership.membershipId, membership.reactivation?.dueNow)}
            >
              {state.kind === 'running' ? messages.confirming : messages.confirm}
            </Button>
          </p>
        </div>
      )}
    </Dialog>
  );
}
