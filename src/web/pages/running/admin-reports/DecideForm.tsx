import { type SubmitEvent, useState } from 'react';
import { moderationMessages } from '#shared/messages/moderation.ts';
import { adminReportMessages as messages } from '#shared/messages/admin-reports.ts';
import { MOST_REASON_CHARACTERS, suspensionRules } from '#shared/moderation/suspension-rules.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { Actions, FieldForm } from '#web/parts/form/FieldForm.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { fieldText } from '#web/parts/form/field-text.ts';
import { SelectField } from '#web/parts/field/SelectField.tsx';
import { DecideReportCaseDocument } from '#web/generated/DecideReportCase.ts';
import type { ReportCaseRow } from '#web/generated/fragments.ts';

type DecideFormProps = {
  readonly reportCase: ReportCaseRow;
  readonly route: RouteMatch;
  readonly onDecided: () => void;
};

const rules = suspensionRules.map((rule) => ({ value: rule, label: moderationMessages.rules[rule] }));
const deeds = (['NONE', 'WARN', 'HIDE'] as const).map((deed) => ({ value: deed, label: messages.deeds[deed] }));

/** Right or wrong, and what follows. People and lists are not hidden: an account has a page of its own for that. */
export function DecideForm({ reportCase: { id: caseId, targetKind, reports }, route, onDecided }: DecideFormProps) {
  const { run: decide, isRunning, failure } = useChange(DecideReportCaseDocument, { says: 'here' });
  const [rule, setRule] = useState(reports[0]?.reason ?? 'OTHER');
  const [deed, setDeed] = useState<(typeof deeds)[number]['value']>('NONE');
  const canHide = targetKind === 'POST' || targetKind === 'RESPONSE';
  const send = async (isUpheld: boolean, reason: string) => {
    const decided = await decide(
      isUpheld
        ? { caseId, isUpheld, deed, rule, reason }
        : { caseId, isUpheld, deed: 'NONE', rule: null, reason: null },
    );
    if (decided !== undefined) onDecided();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(true, fieldText(new FormData(event.currentTarget), 'reason'));
  };
  return (
    <FieldForm onSubmit={submit}>
      <SelectField
        label={messages.deed}
        options={deeds.filter(({ value }) => canHide || value !== 'HIDE')}
        value={deed}
        onChange={setDeed}
      />
      {deed !== 'NONE' && (
        <>
          <SelectField label={moderationMessages.ruleLabel} options={rules} value={rule} onChange={setRule} />
          <label>
            {messages.reasonForMaker}
            <textarea name="reason" required rows={3} maxLength={MOST_REASON_CHARACTERS} />
          </label>
        </>
      )}
      <Actions>
        <Button type="submit" disabled={isRunning}>
          {messages.uphold}
        </Button>
        <Button look="outlined" disabled={isRunning} onClick={() => void send(false, '')}>
          {messages.dismiss}
        </Button>
      </Actions>
      <AdminError failure={failure} route={route} />
    </FieldForm>
  );
}
