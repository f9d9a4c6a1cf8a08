import { type SubmitEvent, useState } from 'react';
import { adminLegalNoticeMessages as messages } from '#shared/messages/admin-legal-notices.ts';
import { decisionMessages } from '#shared/messages/decisions.ts';
import { MOST_LEGAL_CHARACTERS, readCountries } from '#shared/moderation/measures.ts';
import { MOST_REASON_CHARACTERS } from '#shared/moderation/suspension-rules.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { fitting } from '#web/features/running/decisions/fitting-measures.ts';
import { DecideLegalNoticeDocument } from '#web/generated/DecideLegalNotice.ts';
import type { LegalNoticeRow } from '#web/generated/fragments.ts';
import { SelectField } from '#web/parts/field/SelectField.tsx';
import { fieldText } from '#web/parts/form/field-text.ts';
import { FieldForm } from '#web/parts/form/FieldForm.tsx';

type DecideNoticeFormProps = {
  readonly notice: LegalNoticeRow;
  readonly route: RouteMatch;
  readonly onDecided: (id: string) => void;
};

const DECLINE = { value: 'DECLINE', label: messages.decline } as const;
type Chosen = typeof DECLINE.value | ReturnType<typeof fitting>[number]['value'];

/** Declines a notice or acts on it, with the reason that both sides read. */
export function DecideNoticeForm({ notice, route, onDecided }: DecideNoticeFormProps) {
  const deciding = useChange(DecideLegalNoticeDocument, { says: 'here' });
  const [chosen, setChosen] = useState<Chosen>(DECLINE.value);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (deciding.isRunning) return;
    const fields = new FormData(event.currentTarget);
    const done = await deciding.run({
      noticeId: notice.id,
      measure: chosen === DECLINE.value ? null : chosen,
      countries: chosen === 'WITHHOLD' ? (readCountries(fieldText(fields, 'countries')) ?? []) : [],
      legalReference: fieldText(fields, 'law'),
      reason: fieldText(fields, 'reason'),
    });
    if (done !== undefined) onDecided(notice.id);
  };
  return (
    <FieldForm onSubmit={(event) => void submit(event)}>
      <SelectField
        label={messages.action}
        options={[DECLINE, ...fitting(notice.targetKind)]}
        value={chosen}
        onChange={setChosen}
      />
      {chosen === 'WITHHOLD' && (
        <label>
          {decisionMessages.takeCountries}
          <input
            name="countries"
            required
            autoComplete="off"
            spellCheck={false}
            defaultValue={notice.countries.map((country) => country || '*').join(', ')}
          />
        </label>
      )}
      {chosen !== DECLINE.value && (
        <label>
          {messages.legalReference}
          <input name="law" maxLength={MOST_LEGAL_CHARACTERS} autoComplete="off" dir="auto" />
        </label>
      )}
      <label>
        {messages.reason}
        <textarea name="reason" required rows={3} maxLength={MOST_REASON_CHARACTERS} dir="auto" />
      </label>
      <Button type="submit" aria-disabled={deciding.isRunning}>
        {messages.decide}
      </Button>
      <AdminError failure={deciding.failure} route={route} />
    </FieldForm>
  );
}
