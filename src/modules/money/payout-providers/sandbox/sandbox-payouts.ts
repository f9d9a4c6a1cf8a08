import type { Currency } from '#shared/money/money.ts';
import { currencyOfCountry } from '#shared/money/currency-of-country.ts';
import { isSandboxAccount } from '#shared/payouts/sandbox-accounts.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { PayoutOutcome, PayoutProvider, ProviderPayout } from '../payout-provider.ts';

type Means = Pick<CommandContext, 'clock' | 'database'>;

type Row = {
  readonly key: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly state: 'FAILED' | 'PAID' | 'RETURNED';
  readonly code: string | null;
};

const COLUMNS = 'key, amount, currency, state, code';

/**
 * The provider that is built in: it keeps books of its own and moves no money, so that a payout can be lived through
 * without keys. The name of an account says what it does: it is paid, refuses, or sends back what it was paid.
 */
export function createSandboxPayouts({ database, clock }: Means): PayoutProvider {
  const find = async (key: string): Promise<PayoutOutcome | 'NOT_FOUND'> => {
    const [row] = await database.query<Row>('sandbox_payout', `select ${COLUMNS} from sandbox_payout where key = $1`, [
      key,
    ]);
    return row === undefined ? 'NOT_FOUND' : outcomeOf(row);
  };
  return {
    name: 'SANDBOX',
    openAccount: async ({ accountId, country, details }) => {
      const kind = isSandboxAccount(details['answer']) ? details['answer'] : 'pays';
      const ref = `sandbox-${kind}-${accountId}`;
      return { ref, status: 'ACTIVE', currency: currencyOfCountry(country), shown: `•••• ${accountId.slice(-4)}` };
    },
    setupLink: async () => ({ url: null }),
    readAccount: async () => 'NOT_FOUND',
    pay: async ({ key, account, money }) => {
      const isRefused = account.startsWith('sandbox-fails-');
      await database.query(
        'sandbox_pay',
        `insert into sandbox_payout (key, account, amount, currency, state, code, created_at)
          values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
        [
          key,
          account,
          money.amount,
          money.currency,
          isRefused ? 'FAILED' : 'PAID',
          isRefused ? 'account_refused' : null,
          clock.now(),
        ],
      );
      const made = await find(key);
      return made === 'NOT_FOUND' ? { state: 'UNKNOWN' } : made;
    },
    find,
    payouts: async function* (since): AsyncIterable<ProviderPayout> {
      // Money that comes back does so when a bank looks: here when somebody asks.
      await database.query(
        'sandbox_payouts_returned',
        `update sandbox_payout set state = 'RETURNED'
          where state = 'PAID' and account like 'sandbox-returns-%' and created_at >= $1`,
        [since],
      );
      const rows = await database.query<Row>(
        'sandbox_payouts',
        `select ${COLUMNS} from sandbox_payout where created_at >= $1 order by created_at, key`,
        [since],
      );
      for (const row of rows) {
        const money = { amount: row.amount, currency: row.currency };
        yield { key: row.key, money, outcome: outcomeOf(row) };
      }
    },
  };
}

function outcomeOf({ key, state, code }: Row): PayoutOutcome {
  if (state === 'FAILED') return { state, code: code ?? 'refused', isWorthAnotherTry: true };
  const transfer = `transfer_${key}`;
  return state === 'PAID' ? { state, transfer } : { state, transfer, code: 'account_closed' };
}
