import { adminAuditMessages as messages } from '#shared/messages/admin-audit.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { Button } from '#web/design/Button.tsx';
import { FieldForm } from '#web/parts/form/FieldForm.tsx';
import type { auditFilterOf } from './audit-filter.ts';

/** Who, what, on what and when; a plain form, so that it works before the page is alive and its address can be sent on. */
export function AuditFilterForm({ filter }: { readonly filter: ReturnType<typeof auditFilterOf> }) {
  return (
    <FieldForm method="get" action={buildPath('ShowAdminAudit')}>
      <label>
        {messages.actor}
        <input name="actor" defaultValue={filter.actor} autoComplete="off" spellCheck={false} />
      </label>
      <label>
        {messages.action}
        <select name="deed" defaultValue={filter.deed}>
          <option value="">{messages.anyAction}</option>
          {Object.entries(messages.actions).map(([action, deed]) => (
            <option key={action} value={action}>
              {deed}
            </option>
          ))}
        </select>
      </label>
      <label>
        {messages.target}
        <input name="target" defaultValue={filter.target} autoComplete="off" spellCheck={false} />
      </label>
      <label>
        {messages.from}
        <input name="from" type="date" defaultValue={filter.from} />
      </label>
      <label>
        {messages.until}
        <input name="until" type="date" defaultValue={filter.until} />
      </label>
      <Button type="submit" size="small" look="outlined">
        {messages.show}
      </Button>
    </FieldForm>
  );
}
