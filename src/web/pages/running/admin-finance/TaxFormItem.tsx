import { useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { adminTaxMessages as messages, taxMessages } from '#shared/messages/taxes.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import type { StaffTaxForm } from '#web/generated/fragments.ts';
import { ReadTaxFormDocument } from '#web/generated/ReadTaxForm.ts';
import { FactList } from '#web/parts/list/FactList.tsx';
import { Badge, ItemActions, ItemFacts, ItemTitle, ItemWords, ListItem } from '#web/parts/list/List.tsx';

type Facts = readonly { readonly name: string; readonly value: string }[];

/** A form that somebody signed: masked, and in full for whoever asks, which is written down. */
export function TaxFormItem({ form, route }: { readonly form: StaffTaxForm; readonly route: RouteMatch }) {
  const { certification, name, username } = form;
  const [facts, setFacts] = useState<Facts>();
  const reading = useChange(ReadTaxFormDocument, { says: 'here' });
  const read = async () => {
    const done = await reading.run({ certificationId: certification.id });
    if (done !== undefined) setFacts(done.facts);
  };
  return (
    <ListItem>
      <ItemWords>
        <ItemTitle>
          {username === null ? name : `${name} (@${username})`}
          <Badge>{taxMessages.forms[certification.form]}</Badge>
        </ItemTitle>
        <ItemFacts>
          <span>{certification.country}</span>
          {certification.taxNumber !== '' && <span>{certification.taxNumber}</span>}
          <span>{formatMessage(messages.formFact, { date: formatDate(certification.signedAt) })}</span>
          {certification.expiresAt !== null && (
            <span>
              {formatMessage(certification.isExpired ? messages.formEnded : messages.formUntil, {
                // It ends at midnight: what is said is its last day.
                date: formatDate(certification.expiresAt - 1),
              })}
            </span>
          )}
        </ItemFacts>
        {facts !== undefined && <FactList facts={facts.map((fact) => [fact.name, fact.value])} />}
        <AdminError failure={reading.failure} route={route} />
      </ItemWords>
      <ItemActions>
        {facts === undefined ? (
          <Button
            size="small"
            look="outlined"
            aria-label={formatMessage(messages.readNamed, { label: messages.read, name })}
            aria-disabled={reading.isRunning}
            onClick={() => void (reading.isRunning || read())}
          >
            {messages.read}
          </Button>
        ) : (
          <Button size="small" look="outlined" onClick={() => setFacts(undefined)}>
            {messages.hide}
          </Button>
        )}
      </ItemActions>
    </ListItem>
  );
}
