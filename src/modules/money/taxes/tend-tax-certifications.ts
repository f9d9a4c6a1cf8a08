import { formatMessage } from '#shared/messages/format-message.ts';
import { taxMailMessages, taxMessages } from '#shared/messages/taxes.ts';
import { TAX_REMINDERS } from '#shared/taxes/tax-forms.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { dayText, mailWriter } from '#modules/money/payouts/mail-payout.ts';
import { eraseTaxesOf } from './erase-taxes-of.ts';
import { TAX_CERTIFICATION_COLUMNS, type TaxCertification } from './tax-certification.ts';
import { countTaxReminder } from './tax-certifications.store.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'taxes:tend': unknown;
  }
}

const DAY = 86_400_000;

type Ending = TaxCertification & { readonly expiresAt: Date; readonly reminders: number };

/** Tells writers before their form ends, and forgets those of people who are gone once nobody has to be told. Run it daily. */
export async function tendTaxCertifications(context: CommandContext): Promise<void> {
  mustBeProgram(context);
  const now = context.clock.now();
  const soon = new Date(now.getTime() + TAX_REMINDERS[0] * DAY);
  const ending = await context.database.query<Ending>(
    'tax_certifications_ending',
    `select ${TAX_CERTIFICATION_COLUMNS}, t.reminders from tax_certification t
      where t.is_current and t.expires_at > $1 and t.expires_at <= $2 and t.reminders < $3 order by t.id`,
    [now, soon, TAX_REMINDERS.length],
  );
  for (const certification of ending) await remind(context, certification, now);
  const gone = await context.database.query<{ personId: string }>(
    'tax_certifications_of_gone',
    `select distinct t.person_id as "personId" from tax_certification t join person p on p.id = t.person_id
      where p.state = 'deleted'`,
    [],
  );
  for (const { personId } of gone) await eraseTaxesOf(context, personId);
}

/** Of reminders that were missed the last one alone is sent. */
async function remind(context: CommandContext, certification: Ending, now: Date): Promise<void> {
  const left = (certification.expiresAt.getTime() - now.getTime()) / DAY;
  const due = TAX_REMINDERS.filter((days) => left <= days).length;
  if (due <= certification.reminders) return;
  await withTransaction(context, async (inside) => {
    await countTaxReminder(inside.database, certification.id, due);
    const { subject, text } = taxMailMessages.ending;
    // The last day on which it is good.
    const date = dayText(new Date(certification.expiresAt.getTime() - 1));
    const words = {
      subject: formatMessage(subject, { date }),
      text: formatMessage(text, { date, form: taxMessages.forms[certification.form] }),
    };
    await mailWriter(inside, certification.personId, words, {
      button: { label: taxMailMessages.button, route: 'ShowPartnerTaxes' },
    });
  });
}
