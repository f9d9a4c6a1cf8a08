import type { SubmitEvent } from 'react';
import { adminMessages as messages } from '#shared/messages/admin.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { Button } from '#web/design/Button.tsx';
import { FieldForm } from '#web/parts/form/FieldForm.tsx';

const FIELD = 'lookup';

/** Leads to another account. */
export function LookUpForm() {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const id = new FormData(event.currentTarget).get(FIELD);
    if (typeof id === 'string' && id.trim() !== '') location.assign(buildPath('ShowAdminUser', { id: id.trim() }));
  };
  return (
    <FieldForm onSubmit={submit}>
      <label>
        {messages.lookUp}
        <input name={FIELD} placeholder={messages.lookUpHint} autoComplete="off" spellCheck={false} />
      </label>
      <Button type="submit" look="outlined">
        {messages.lookUpButton}
      </Button>
    </FieldForm>
  );
}
