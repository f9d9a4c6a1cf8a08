import { payoutMailMessages as messages } from '#shared/messages/payout-mails.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { Currency } from '#shared/money/money.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';
import { postTransfers } from '#modules/money/ledger/post-transfers.ts';
import { readBalance } from '#modules/money/ledger/read-balance.ts';
import { countWarning, readIdleBalances, readWarnings } from './idle-balances.store.ts';
import { dayText, mailWriter } from './mail-payout.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'payouts:forfeit': unknown;
  }
}

const DAY = 86_400_000;

/** In days before the end: when writers are warned (rule 117). */
const WARNINGS = [90, 30, 7] as const;

/**
 * Warns writers whose money nobody can send, and forfeits it when the time is over and three mails have gone; the last
 * of them at least a week before. Run it every day.
 */
export async function forfeitBalances(context: CommandContext): Promise<void> {
  mustBeProgram(context);
  const setting = (await readSettings(context.database))['payouts.forfeitAfterDays'];
  if (setting === 'never') return;
  const now = context.clock.now().getTime();
  for (const { personId, currency, since } of await readIdleBalances(context.database)) {
    const ends = since.getTime() + Number(setting) * DAY;
    await withTransaction(context, (inside) => look(inside, { personId, currency, since, ends, now }));
  }
}

type Idle = {
  readonly personId: string;
  readonly currency: Currency;
  readonly since: Date;
  readonly ends: number;
  readonly now: number;
};

async function look(inside: CommandContext, { personId, currency, since, ends, now }: Idle): Promise<void> {
  const { database } = inside;
  const { count, warnedAt } = await readWarnings(database, personId, currency, since);
  const amount = await readBalance(database, { kind: 'writer', owner: personId }, currency);
  if (amount <= 0) return;
  const before = WARNINGS[count];
  // However late the mails go, one a day, the last one leaves a week.
  const endAfter = (last: number) => Math.max(ends, last + (WARNINGS.at(-1) ?? 0) * DAY);
  const shown = moneyText({ amount, currency });
  if (before !== undefined) {
    const isTime = now >= ends - before * DAY;
    const isApart = warnedAt === null || now - warnedAt.getTime() >= DAY;
    if (!isTime || !isApart) return;
    await countWarning(database, personId, currency, count + 1, new Date(now));
    const lastMail = now + (WARNINGS.length - 1 - count) * DAY;
    const date = dayText(new Date(endAfter(lastMail)));
    await mailWriter(inside, personId, {
      subject: formatMessage(messages.warned.subject, { amount: shown }),
      text: formatMessage(messages.warned.text, { amount: shown, date }),
    });
  } else if (now >= endAfter(warnedAt?.getTime() ?? now)) {
    await postTransfers(
      database,
      [
        {
          debit: { kind: 'writer', owner: personId },
          credit: { kind: 'forfeited' },
          amount,
          currency,
          kind: 'DEBIT',
          reference: `forfeit:${personId}:${currency}:${new Date(now).toISOString().slice(0, 10)}`,
        },
      ],
      new Date(now),
    );
    await mailWriter(inside, personId, {
      subject: formatMessage(messages.forfeited.subject, { amount: shown }),
      text: formatMessage(messages.forfeited.text, { amount: shown }),
    });
  }
}
