import { type SubmitEvent, useRef, useState } from 'react';
import { taxMessages as messages } from '#shared/messages/taxes.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { type TaxDraft, type TaxField, type TaxFaults, taxFaults, taxFieldsOf } from '#shared/taxes/tax-answers.ts';
import { isW8, taxFormFor } from '#shared/taxes/tax-forms.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { leaveFreely, leaveToSignIn, useUnsaved } from '#web/app/router/use-unsaved.ts';
import { Button } from '#web/design/Button.tsx';
import { keepForm } from '#web/features/money/payouts/kept-form.ts';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { SignTaxFormDocument } from '#web/generated/SignTaxForm.ts';
import { CheckField } from '#web/parts/field/CheckField.tsx';
import { ButtonRow } from '#web/parts/form/ButtonRow.tsx';
import { ErrorNote, Note } from '#web/parts/frame/Note.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import type { Taxes } from './PartnerTaxes.tsx';
import { focusFirstFault } from '#web/parts/form/focus-first-fault.ts';
import styles from './SignForm.module.css';
import { TaxTextField } from './TaxTextField.tsx';
import { WhoSigns } from './WhoSigns.tsx';

/** Those that stand apart from the others. */
const BY_HAND: ReadonlySet<TaxField> = new Set(['country', 'benefitsBasis', 'signer', 'signature']);

type SignFormProps = {
  readonly taxes: Taxes;
  readonly viewerId: string | undefined;
  /** What stands in it at first. */
  readonly typed: TaxDraft;
  /** What stands there was typed before, and kept while its owner proved who they are. */
  readonly isRestored: boolean;
  readonly route: RouteMatch;
  readonly onSigned: () => void;
  readonly onCancel: (() => void) | undefined;
};

/** The form that the site asks somebody for, by the country that they choose, checked as the server checks it. */
export function SignForm({ taxes, viewerId, typed, isRestored, route, onSigned, onCancel }: SignFormProps) {
  const { countries, certification } = taxes;
  const [draft, setDraft] = useState(typed);
  const [isTouched, setTouched] = useState(isRestored);
  useUnsaved(isTouched);
  const [faults, setFaults] = useState<TaxFaults>({});
  const element = useRef<HTMLFormElement>(null);
  const signing = useChange(SignTaxFormDocument, { says: 'here' });
  const form = taxFormFor(taxes, draft);
  const isCompany = draft.isCompany && form !== 'W9';
  const change = (changes: Partial<TaxDraft>) => {
    // What was certified is another form where the country is another one.
    const isOther = ['country', 'isUsPerson', 'isCompany'].some((name) => name in changes);
    setTouched(true);
    setDraft((before) => ({ ...before, ...(isOther && { isCertified: false }), ...changes }));
    setFaults((before) => ({ ...before, ...forgotten(changes) }));
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (signing.isRunning || form === null) return;
    const found = taxFaults(form, draft, taxes, new Date());
    setFaults(found);
    if (Object.keys(found).length > 0) return focusFirstFault(element.current);
    const seen = { form, certificationId: certification?.id ?? null };
    if ((await signing.run({ taxForm: { ...draft, seen } })) === undefined) return;
    leaveFreely();
    void showToast({ message: messages.signed, testId: 'tax-signed' });
    onSigned();
  };
  const field = (name: TaxField) => (
    <TaxTextField
      key={name}
      field={name}
      isUs={form === 'W9'}
      isCompany={isCompany}
      texts={draft}
      fault={faults[name]}
      countries={countries}
      onChange={(changed, text) => change({ [changed]: text })}
    />
  );
  const asked = form === null ? [] : taxFieldsOf(form, draft, taxes);
  return (
    <form className={styles.form} ref={element} noValidate onSubmit={(event) => void submit(event)}>
      {field('country')}
      <WhoSigns draft={draft} form={form} isUsAsked={taxes.isUs} onChange={change} />
      {form === null ? (
        <Note>{draft.country === '' ? messages.faults.country : messages.notAskedHere}</Note>
      ) : (
        <>
          <div>
            <h3>{messages.forms[form]}</h3>
            <Note>{messages.formTexts[form]}</Note>
            {isCompany && <Note>{messages.company}</Note>}
          </div>
          {asked.filter((name) => !BY_HAND.has(name)).map(field)}
          {isW8(form) && draft.country !== 'US' && (
            <CheckField
              label={isCompany ? messages.claimsTreatyOfCompany : messages.claimsTreaty}
              checked={draft.claimsTreaty}
              onChange={({ target }) => change({ claimsTreaty: target.checked })}
            />
          )}
          {asked.includes('benefitsBasis') && field('benefitsBasis')}
          {form === 'W9' && (
            <CheckField
              label={messages.isBackupExempt}
              checked={draft.isBackupExempt}
              onChange={({ target }) => change({ isBackupExempt: target.checked })}
            />
          )}
          {isCompany && field('signer')}
          {field('signature')}
          <CheckField
            label={messages.certify[form]}
            checked={draft.isCertified}
            aria-invalid={faults.isCertified === undefined ? undefined : true}
            onChange={({ target }) => change({ isCertified: target.checked })}
          />
          <ErrorNote role="alert">{faults.isCertified}</ErrorNote>
          {certification !== null && <Note>{messages.changeWaits}</Note>}
        </>
      )}
      <ButtonRow>
        {form !== null && (
          <Button type="submit" aria-disabled={signing.isRunning} aria-busy={signing.isRunning}>
            {messages.sign}
          </Button>
        )}
        {onCancel !== undefined && (
          <Button look="outlined" onClick={onCancel}>
            {messages.cancel}
          </Button>
        )}
      </ButtonRow>
      <AdminError
        failure={signing.failure}
        route={route}
        onLeave={() => {
          if (viewerId === undefined) return;
          keepForm('taxes', viewerId, draft);
          leaveToSignIn();
        }}
      />
    </form>
  );
}

/** What was wrong with a field is no longer said once it is changed. */
function forgotten(changes: Partial<TaxDraft>): TaxFaults {
  return Object.fromEntries(Object.keys(changes).map((name) => [name, undefined]));
}
