import type { ComponentProps } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { taxMessages as messages } from '#shared/messages/taxes.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import type { TaxCertificationCard } from '#web/generated/fragments.ts';
import { WithdrawTaxFormDocument } from '#web/generated/WithdrawTaxForm.ts';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';
import { ButtonRow } from '#web/parts/form/ButtonRow.tsx';
import { FieldStack } from '#web/parts/form/FieldForm.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { FactList } from '#web/parts/list/FactList.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import type { Taxes } from './PartnerTaxes.tsx';
import { lastDay } from './TaxNotices.tsx';

type TaxStateProps = {
  readonly taxes: Taxes;
  readonly certification: TaxCertificationCard;
  readonly route: RouteMatch;
  /** What opens the form and closes it again; undefined where there is none. */
  readonly opening: ComponentProps<'button'> | undefined;
  readonly onWithdrawn: () => void;
};

/** What one signed, masked, and what can be done about it. */
export function TaxState({ taxes, certification, route, opening, onWithdrawn }: TaxStateProps) {
  const { rate, countries } = taxes;
  const withdrawing = useChange(WithdrawTaxFormDocument, { says: 'here' });
  const dialog = useDialog();
  const withdraw = async () => {
    const done = await withdrawing.run({});
    if (done === undefined) return undefined;
    void showToast({ message: messages.withdrawn, testId: 'tax-withdrawn' });
    onWithdrawn();
    return done;
  };
  const { facts } = messages;
  const place = countries.find(({ code }) => code === certification.country);
  return (
    <Section title={messages.state} look="quiet">
      <FieldStack>
        <FactList
          facts={[
            [facts.form, messages.forms[certification.form]],
            [facts.name, certification.name],
            [facts.country, place?.name ?? certification.country],
            [facts.number, certification.taxNumber === '' ? facts.noNumber : certification.taxNumber],
            [facts.signed, formatDate(certification.signedAt)],
            ...(certification.expiresAt === null ? [] : [[facts.until, lastDay(certification.expiresAt)] as const]),
            ...(rate === null ? [] : [[messages.rate, rateText(rate)] as const]),
          ]}
        />
        <Note>{messages.masked}</Note>
        <ButtonRow>
          {opening !== undefined && (
            <Button look="outlined" {...opening}>
              {messages.correct}
            </Button>
          )}
          <Button look="plain" onClick={dialog.open}>
            {messages.withdraw}
          </Button>
        </ButtonRow>
        <AdminError failure={withdrawing.failure} route={route} />
      </FieldStack>
      <ConfirmDialog
        dialog={dialog}
        title={messages.withdrawTitle}
        submitLabel={messages.withdraw}
        isDanger
        change={withdrawing}
        onConfirm={withdraw}
      >
        {messages.withdrawText}
      </ConfirmDialog>
    </Section>
  );
}

function rateText(rate: string): string {
  return rate === '0' ? messages.rateNothing : formatMessage(messages.ratePercent, { rate });
}
