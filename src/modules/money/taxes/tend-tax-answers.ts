import { formatMessage } from '#shared/messages/format-message.ts';
import { taxMailMessages, taxMessages } from '#shared/messages/taxes.ts';
import { TAX_REMINDERS } from '#shared/taxes/tax-forms.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { dayText, mailWriter } from '#modules/money/payouts/mail-payout.ts';
import { eraseTaxesOf } from './erase-taxes-of.ts';
import { TAX_ANSWER_COLUMNS, type TaxAnswer } from './tax-answer.ts';
import { countTaxReminder } from './tax-answers.store.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'taxes:tend': unknown;
  }
}

const DAY = 86_400_000;

type Ending = TaxAnswer & { readonly expiresAt: Date; readonly reminders: number };

/** Tells writers before their form ends, and forgets those of people who are gone once nobody has to be told. Run it daily. */
export async function tendTaxAnswers(context: CommandContext): Promise<void> {
  mustBeProgram(context);
  const now = context.clock.now();
  const soon = new Date(now.getTime() + TAX_REMINDERS[0] * DAY);
  const ending = await context.database.query<Ending>(
    'tax_answers_ending',
    `select ${TAX_ANSWER_COLUMNS}, t.reminders from tax_answer t
      where t.is_current and t.expires_at > $1 and t.expires_at <= $2 and t.reminders < $3 order by t.id`,
    [now, soon, TAX_REMINDERS.length],
  );
  for (const answer of ending) await remind(context, answer, now);
  const gone = await context.database.query<{ personId: string }>(
    'tax_answers_of_gone',
    `select distinct t.person_id as "personId" from tax_answer t join person p on p.id = t.person_id
      where p.state = 'deleted'`,
    [],
  );
  for (const { personId } of gone) await eraseTaxesOf(context, personId);
}

/** Of reminders that were missed the last one alone is sent. */
async function remind(context: CommandContext, answer: Ending, now: Date): Promise<void> {
  const left = (answer.expiresAt.getTime() - now.getTime()) / DAY;
  const due = TAX_REMINDERS.filter((days) => left <= days).length;
  if (due <= answer.reminders) return;
  await withTransaction(context, async (inside) => {
    await countTaxReminder(inside.database, answer.id, due);
    const { subject, text } = taxMailMessages.ending;
    // The last day on which it is good.
    const date = dayText(new Date(answer.expiresAt.getTime() - 1));
    const words = {
      subject: formatMessage(subject, { date }),
      text: formatMessage(text, { date, form: taxMessages.forms[answer.form] }),
    };
    await mailWriter(inside, answer.personId, words, {
      button: { label: taxMailMessages.button, route: 'ShowPartnerTaxes' },
    });
  });
}
