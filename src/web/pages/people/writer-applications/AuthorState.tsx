import { authorMessages as messages } from '#shared/messages/authors.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import type { OwnAuthorApplication } from '#web/generated/fragments.ts';
import { WithdrawAuthorApplicationDocument } from '#web/generated/WithdrawAuthorApplication.ts';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';
import { ButtonRow } from '#web/parts/form/ButtonRow.tsx';
import { Note, Notice } from '#web/parts/frame/Note.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';

type AuthorStateProps = { readonly application: OwnAuthorApplication; readonly hasBadge: boolean };

/** How the last application stands, why, when one may apply again, and the way out. */
export function AuthorState({ application, hasBadge }: AuthorStateProps) {
  const { state, profileName, bookTitle, reapplyAt } = application;
  const isVerified = state === 'VERIFIED';
  return (
    <>
      <Notice>
        <div>
          <h3>{messages.states[state]}</h3>
          <p dir="auto">{textOf(application)}</p>
          {reapplyAt !== null && <p>{formatMessage(messages.reapply, { date: formatDate(reapplyAt) })}</p>}
          {isVerified && !hasBadge && (
            <Note>{formatMessage(messages.badgeHidden, { name: profileName, book: bookTitle })}</Note>
          )}
        </div>
      </Notice>
      {(isVerified || state === 'PENDING') && <WayOut isVerified={isVerified} />}
    </>
  );
}

function textOf({ state, bookTitle: book, reason, ...times }: OwnAuthorApplication): string {
  const [date, decided] = [formatDate(times.appliedAt), formatDate(times.decidedAt ?? 0)];
  switch (state) {
    case 'PENDING':
      return formatMessage(messages.pendingText, { date, book, due: formatDate(times.decideBy) });
    case 'VERIFIED':
      return formatMessage(messages.verifiedText, { date: decided, book });
    case 'REFUSED':
      return formatMessage(messages.refusedText, { date: decided, reason });
    case 'REVOKED':
      return formatMessage(messages.revokedText, { date: decided, reason });
    case 'WITHDRAWN':
      return formatMessage(messages.withdrawnText, { date: decided });
  }
}

function WayOut({ isVerified }: { readonly isVerified: boolean }) {
  const dialog = useDialog();
  const withdrawing = useChange(WithdrawAuthorApplicationDocument);
  const confirm = async () => {
    const done = await withdrawing.run({});
    if (done !== undefined) void showToast({ message: messages.withdrawn, testId: 'author-withdrawn' });
    return done;
  };
  const label = isVerified ? messages.giveUp : messages.withdraw;
  return (
    <ButtonRow>
      <Button look="outlined" onClick={dialog.open}>
        {label}
      </Button>
      <ConfirmDialog
        dialog={dialog}
        title={isVerified ? messages.giveUpTitle : messages.withdrawTitle}
        submitLabel={label}
        isDanger
        change={withdrawing}
        onConfirm={confirm}
      >
        {isVerified ? messages.giveUpText : messages.withdrawText}
      </ConfirmDialog>
    </ButtonRow>
  );
}
