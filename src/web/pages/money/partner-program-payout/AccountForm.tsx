import { type SubmitEvent, useRef, useState } from 'react';
import { payoutMessages as messages } from '#shared/messages/payouts.ts';
import { isIban } from '#shared/payouts/iban.ts';
import { plainAddress } from '#shared/payouts/paypal-address.ts';
import { isSandboxAccount } from '#shared/payouts/sandbox-accounts.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { leaveFreely, leaveToSignIn, useUnsaved } from '#web/app/router/use-unsaved.ts';
import { Button } from '#web/design/Button.tsx';
import { forgetForm, keepForm } from '#web/features/money/payouts/kept-form.ts';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import type { PayoutPageQuery } from '#web/generated/PayoutPageQuery.ts';
import { SetUpPayoutDocument } from '#web/generated/SetUpPayout.ts';
import { ChoiceField } from '#web/parts/field/ChoiceField.tsx';
import { FieldStack } from '#web/parts/form/FieldForm.tsx';
import { fieldText } from '#web/parts/form/field-text.ts';
import { ErrorNote, Note } from '#web/parts/frame/Note.tsx';
import { BankFields, CountryField, PaypalFields, SandboxField } from './AccountFields.tsx';

type Provider = NonNullable<PayoutPageQuery['payouts']>['providers'][number];

type AccountFormProps = {
  readonly providers: readonly Provider[];
  readonly countries: NonNullable<PayoutPageQuery['payouts']>['countries'];
  readonly isChange: boolean;
  readonly viewerId: string | undefined;
  /** What was typed before its owner left to prove who they are. */
  readonly typed: Readonly<Record<string, unknown>> | undefined;
  readonly route: RouteMatch;
  readonly onSaved: () => void;
};

/** By whom, in which country, and what that provider does not ask for itself. */
export function AccountForm({ providers, countries, isChange, viewerId, typed, route, onSaved }: AccountFormProps) {
  const [provider, setProvider] = useState(providers.find((one) => one === typed?.['provider']) ?? providers[0]);
  const [country, setCountry] = useState(textOf(typed?.['country']));
  // Whoever looks at another way and comes back finds what they typed.
  const [held, setHeld] = useState(typed);
  const [isTouched, setTouched] = useState(typed !== undefined);
  useUnsaved(isTouched);
  const [fault, setFault] = useState<string>();
  const saving = useChange(SetUpPayoutDocument, { says: 'here' });
  const element = useRef<HTMLFormElement>(null);
  const keep = () => {
    if (viewerId === undefined || element.current === null) return;
    keepForm('payoutAccount', viewerId, { ...held, provider, country, ...valuesOf(element.current) });
    leaveToSignIn();
  };
  if (provider === undefined) return null;
  const isAtStripe = provider === 'STRIPE_EXPRESS' || provider === 'STRIPE_STANDARD';
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving.isRunning) return;
    const fields = new FormData(event.currentTarget);
    const [holder, iban, address] = [
      fieldText(fields, 'holder'),
      fieldText(fields, 'iban'),
      fieldText(fields, 'address'),
    ];
    const answer = fieldText(fields, 'sandboxAnswer');
    const wrong = faultOf(provider, { country, holder, iban, address });
    setFault(wrong);
    if (wrong !== undefined) return;
    const sandboxAnswer = isSandboxAccount(answer) ? answer : null;
    const { done } = await saving.send({ payoutForm: { provider, country, holder, iban, address, sandboxAnswer } });
    if (done === undefined) return;
    forgetForm('payoutAccount');
    setTouched(false);
    leaveFreely();
    if (done.setupUrl === null) onSaved();
    else location.assign(done.setupUrl);
  };
  return (
    <form ref={element} noValidate onChange={() => setTouched(true)} onSubmit={(event) => void submit(event)}>
      <FieldStack>
        {providers.length > 1 && (
          <ChoiceField
            legend={messages.how}
            choices={providers.map((value) => ({
              value,
              label: messages.providers[value],
              text: messages.providerTexts[value],
            }))}
            value={provider}
            onChange={(chosen) => {
              if (element.current !== null) setHeld({ ...held, ...valuesOf(element.current) });
              setProvider(chosen);
              setFault(undefined);
            }}
          />
        )}
        {providers.length === 1 && <Note>{messages.providerTexts[provider]}</Note>}
        <CountryField countries={countries} value={country} onChange={setCountry} />
        {provider === 'BANK_TRANSFER' && <BankFields holder={textOf(held?.['holder'])} iban={textOf(held?.['iban'])} />}
        {provider === 'PAYPAL' && <PaypalFields address={textOf(held?.['address'])} />}
        {provider === 'SANDBOX' && <SandboxField answer={textOf(held?.['sandboxAnswer'])} />}
        {isChange && <Note>{messages.changeWaits}</Note>}
        <div>
          <Button type="submit" aria-disabled={saving.isRunning} aria-busy={saving.isRunning}>
            {isAtStripe ? messages.goOn : messages.save}
          </Button>
        </div>
        {fault === undefined ? (
          <AdminError failure={saving.failure} route={route} onLeave={keep} />
        ) : (
          <ErrorNote role="alert">{fault}</ErrorNote>
        )}
      </FieldStack>
    </form>
  );
}

const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

type Typed = Readonly<Record<'address' | 'country' | 'holder' | 'iban', string>>;

function faultOf(provider: Provider, { country, holder, iban, address }: Typed): string | undefined {
  if (country === '') return messages.wrongCountry;
  if (provider === 'PAYPAL') return plainAddress(address) === undefined ? messages.wrongAddress : undefined;
  if (provider !== 'BANK_TRANSFER') return undefined;
  if (holder.trim() === '') return messages.wrongHolder;
  return isIban(iban) ? undefined : messages.wrongIban;
}
