import { formatMessage } from '#shared/messages/format-message.ts';
import { staffInvitationMessages as messages } from '#shared/messages/staff-invitations.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { Button } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { ButtonRow } from '#web/parts/form/ButtonRow.tsx';
import { ErrorNote, Note, Notice } from '#web/parts/frame/Note.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { AnswerStaffInvitationDocument } from '#web/generated/AnswerStaffInvitation.ts';
import type { StaffInvitationPageQuery } from '#web/generated/StaffInvitationPageQuery.ts';

type InvitationAnswerProps = {
  readonly invitation: NonNullable<StaffInvitationPageQuery['staffInvitation']>;
  readonly token: string | null;
  readonly viewer: StaffInvitationPageQuery['viewer'];
  readonly onDeclined: () => void;
  /** Asks again how the invitation stands. */
  readonly onRefused: () => void;
};

/** What joining means, as whom one would, and yes or no. */
export function InvitationAnswer({ invitation, token, viewer, onDeclined, onRefused }: InvitationAnswerProps) {
  const { id, role, collection, sentElsewhere: address, expiresAt } = invitation;
  const { name, slug } = collection;
  const { navigate } = useRoute();
  const change = useChange(AnswerStaffInvitationDocument);
  const answer = async (accept: boolean) => {
    if (change.isRunning) return;
    const { done, failure } = await change.send({ id, token, role, accept });
    if (failure?.refusal !== undefined) return onRefused();
    if (done === undefined) return;
    if (!accept) return onDeclined();
    await navigate(buildPath('ShowCollectionSettingsStaff', { collectionSlug: slug }));
    void showToast({ message: formatMessage(messages.accepted, { name }), testId: 'staff-joined' });
  };
  return (
    <>
      <p>{messages.roleText[role]}</p>
      {viewer && <p dir="auto">{formatMessage(messages.asWho, { name: viewer.name, username: viewer.username })}</p>}
      {viewer && address !== null && (
        <Notice>{formatMessage(messages.sentElsewhere, { address, username: viewer.username })}</Notice>
      )}
      <ErrorNote role="alert">{change.error}</ErrorNote>
      <ButtonRow>
        <Button aria-disabled={change.isRunning} aria-busy={change.isRunning} onClick={() => void answer(true)}>
          {messages.accept}
        </Button>
        <Button look="outlined" aria-disabled={change.isRunning} onClick={() => void answer(false)}>
          {messages.decline}
        </Button>
      </ButtonRow>
      <Note>{formatMessage(messages.answerBy, { date: formatDate(expiresAt) })}</Note>
    </>
  );
}
