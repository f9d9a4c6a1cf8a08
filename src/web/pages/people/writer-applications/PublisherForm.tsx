import { type SubmitEvent, useState } from 'react';
import { authorMessages as messages } from '#shared/messages/authors.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { ProvePublisherDocument } from '#web/generated/ProvePublisher.ts';
import { SendPublisherCodeDocument } from '#web/generated/SendPublisherCode.ts';
import { Field } from '#web/parts/field/Field.tsx';
import { FieldForm } from '#web/parts/form/FieldForm.tsx';
import { type Eligibility, provenDomain } from './author-needs.ts';

/** As the server makes it. */
const CODE_MINUTES = 30;

/** For who writes under another name: an address at the publisher, and the code that came there. */
export function PublisherForm({ eligibility }: { readonly eligibility: Eligibility }) {
  const { publisherAddress, isCodeWaiting } = eligibility;
  const [address, setAddress] = useState(publisherAddress ?? '');
  // Whoever comes back with the code finds its field again.
  const [sentTo, setSentTo] = useState((isCodeWaiting && publisherAddress) || undefined);
  const [code, setCode] = useState('');
  const sending = useChange(SendPublisherCodeDocument);
  const proving = useChange(ProvePublisherDocument);
  const domain = provenDomain(eligibility);
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.isRunning || (await sending.run({ address })) === undefined) return;
    setSentTo(address);
    setCode('');
    proving.clear();
  };
  const prove = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!proving.isRunning) await proving.run({ publisherCode: code });
  };
  if (domain !== null) return <output>{formatMessage(messages.proven, { domain })}</output>;
  return (
    <>
      <FieldForm noValidate onSubmit={(event) => void send(event)}>
        <Field
          label={messages.publisherAddress}
          type="email"
          autoComplete="email"
          dir="ltr"
          value={address}
          error={sending.error}
          onChange={({ target }) => {
            sending.clear();
            setAddress(target.value);
          }}
        />
        <Button type="submit" look="outlined" aria-disabled={sending.isRunning} aria-busy={sending.isRunning}>
          {messages.sendCode}
        </Button>
      </FieldForm>
      <output>
        {sentTo !== undefined && formatMessage(messages.codeSent, { address: sentTo, minutes: CODE_MINUTES })}
      </output>
      {sentTo !== undefined && (
        <FieldForm noValidate onSubmit={(event) => void prove(event)}>
          <Field
            label={messages.code}
            look="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            dir="ltr"
            value={code}
            error={proving.error}
            onChange={({ target }) => {
              proving.clear();
              setCode(target.value);
            }}
          />
          <Button type="submit" look="outlined" aria-disabled={proving.isRunning} aria-busy={proving.isRunning}>
            {messages.confirm}
          </Button>
        </FieldForm>
      )}
    </>
  );
}
