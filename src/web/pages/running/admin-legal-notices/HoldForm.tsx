import type { SubmitEvent } from 'react';
import { adminLegalNoticeMessages as messages } from '#shared/messages/admin-legal-notices.ts';
import { MOST_REASON_CHARACTERS } from '#shared/moderation/suspension-rules.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import type { LegalNoticeRow } from '#web/generated/fragments.ts';
import { HoldLegalNoticeDocument } from '#web/generated/HoldLegalNotice.ts';
import { fieldText } from '#web/parts/form/field-text.ts';
import { FieldForm } from '#web/parts/form/FieldForm.tsx';
import { Note } from '#web/parts/frame/Note.tsx';

/** Keeps down what a counter-notice would put back, once its sender has told us of a court. */
export function HoldForm({ notice, route }: { readonly notice: LegalNoticeRow; readonly route: RouteMatch }) {
  const holding = useChange(HoldLegalNoticeDocument, { says: 'here' });
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (holding.isRunning) return;
    const reason = fieldText(new FormData(event.currentTarget), 'reason');
    await holding.run({ noticeId: notice.id, reason });
  };
  return (
    <FieldForm onSubmit={(event) => void submit(event)}>
      <Note>{messages.holdText}</Note>
      <label>
        {messages.holdReason}
        <textarea name="reason" required rows={2} maxLength={MOST_REASON_CHARACTERS} dir="auto" />
      </label>
      <Button type="submit" aria-disabled={holding.isRunning}>
        {messages.hold}
      </Button>
      <AdminError failure={holding.failure} route={route} />
    </FieldForm>
  );
}
