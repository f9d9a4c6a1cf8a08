import { decisionMessages as messages } from '#shared/messages/decisions.ts';
import { MOST_REASON_CHARACTERS } from '#shared/moderation/suspension-rules.ts';
import { fieldText } from '#web/parts/form/field-text.ts';

/** Why a suspension ends before its time, and whether it counts from then on. The one way back that there is. */
export function EndFields({ label }: { readonly label: string }) {
  return (
    <>
      <label>
        {messages.endAs}
        <select name="endAs" required defaultValue="">
          <option value="" disabled>
            {messages.chooseEnd}
          </option>
          <option value="enough">{messages.endEnough}</option>
          <option value="wrong">{messages.endWrong}</option>
        </select>
      </label>
      <label>
        {label}
        <textarea name="reason" required rows={2} maxLength={MOST_REASON_CHARACTERS} dir="auto" />
      </label>
    </>
  );
}

export function readEnd(form: HTMLFormElement): { readonly reason: string; readonly wasWrong: boolean } {
  const fields = new FormData(form);
  return { reason: fieldText(fields, 'reason'), wasWrong: fieldText(fields, 'endAs') === 'wrong' };
}
