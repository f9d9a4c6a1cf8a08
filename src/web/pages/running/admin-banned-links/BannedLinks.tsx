import { type SubmitEvent, useState } from 'react';
import { adminPageMessages as messages } from '#shared/messages/admin-pages.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Button } from '#web/design/Button.tsx';
import { Entry, PlainList } from '#web/parts/list/PlainList.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { FieldForm } from '#web/parts/form/FieldForm.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { AdminFrame } from '#web/features/running/admin/AdminFrame.tsx';
import { DateTime } from '#web/features/ground/dates/DateTime.tsx';
import { fieldText } from '#web/parts/form/field-text.ts';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { AdminBannedLinksPageQueryDocument } from '#web/generated/AdminBannedLinksPageQuery.ts';
import { BanLinkDocument } from '#web/generated/BanLink.ts';
import { UnbanLinkDocument } from '#web/generated/UnbanLink.ts';
import type { BannedLinkRow } from '#web/generated/fragments.ts';

/** What nobody may link to, with a form for more. */
export function BannedLinks({ route }: { readonly route: RouteMatch }) {
  const { data } = useQuery(AdminBannedLinksPageQueryDocument);
  const banning = useChange(BanLinkDocument, { says: 'here' });
  const unbanning = useChange(UnbanLinkDocument, { says: 'here' });
  // The list has no id by which the page's own answer would change with it.
  const [items, setItems] = useState<readonly BannedLinkRow[]>();
  const rows = items ?? data?.bannedLinks ?? [];
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const input = { pattern: fieldText(fields, 'pattern'), reason: fieldText(fields, 'reason') };
    const after = await banning.run(input);
    if (after === undefined) return;
    setItems(after.items);
    form.reset();
  };
  const allow = async (pattern: string) => {
    const after = await unbanning.run({ pattern });
    if (after !== undefined) setItems(after.items);
  };
  return (
    <AdminFrame title={messages.bannedTitle}>
      <FieldForm onSubmit={(event) => void submit(event)}>
        <Note>{messages.bannedText}</Note>
        <label>
          {messages.pattern}
          <input name="pattern" required autoComplete="off" spellCheck={false} />
        </label>
        <label>
          {messages.reason}
          <input name="reason" autoComplete="off" />
        </label>
        <Button type="submit" disabled={banning.isRunning}>
          {messages.ban}
        </Button>
        <AdminError failure={banning.failure ?? unbanning.failure} route={route} />
      </FieldForm>
      {rows.length === 0 && <EmptyText text={messages.noBanned} />}
      <PlainList>
        {rows.map(({ pattern, reason, createdAt }) => (
          <Entry key={pattern}>
            <div>
              <code>{pattern}</code>
              <Note dir="auto">
                {reason} <DateTime timestamp={createdAt} />
              </Note>
            </div>
            <Button
              look="outlined"
              size="small"
              aria-label={formatMessage(messages.unbanNamed, { pattern })}
              onClick={() => void allow(pattern)}
            >
              {messages.unban}
            </Button>
          </Entry>
        ))}
      </PlainList>
    </AdminFrame>
  );
}
