import { payoutMessages as messages } from '#shared/messages/payouts.ts';
import { SANDBOX_ACCOUNTS } from '#shared/payouts/sandbox-accounts.ts';
import { Note } from '#web/parts/frame/Note.tsx';

type CountryFieldProps = {
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  readonly value: string;
  readonly onChange: (country: string) => void;
};

/** Where somebody is paid. */
export function CountryField({ countries, value, onChange }: CountryFieldProps) {
  return (
    <label>
      {messages.country}
      <select autoComplete="country" value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{messages.chooseCountry}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** An account at a bank. */
export function BankFields({ holder, iban }: { readonly holder: string; readonly iban: string }) {
  return (
    <>
      <label>
        {messages.holder}
        <input name="holder" defaultValue={holder} autoComplete="name" maxLength={70} dir="auto" />
      </label>
      <label>
        {messages.iban}
        <input
          name="iban"
          defaultValue={iban}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={42}
          dir="ltr"
        />
      </label>
    </>
  );
}

/** An account at PayPal. */
export function PaypalFields({ address }: { readonly address: string }) {
  return (
    <>
      <label>
        {messages.address}
        <input name="address" defaultValue={address} type="email" autoComplete="email" maxLength={254} dir="ltr" />
      </label>
      <Note>{messages.addressNote}</Note>
    </>
  );
}

/** What the sandbox is to do with money. */
export function SandboxField({ answer: typed }: { readonly answer: string }) {
  return (
    <label>
      {messages.sandboxAnswer}
      <select name="sandboxAnswer" defaultValue={typed || SANDBOX_ACCOUNTS[0]}>
        {SANDBOX_ACCOUNTS.map((answer) => (
          <option key={answer} value={answer}>
            {messages.sandboxAnswers[answer]}
          </option>
        ))}
      </select>
    </label>
  );
}
