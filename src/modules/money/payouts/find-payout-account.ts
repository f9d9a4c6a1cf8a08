import { openSealed, seal } from '#platform/secrets/seal.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { ACCOUNT_COLUMNS, type PayoutAccount } from './payout.ts';

const PURPOSE = 'payout account';

/** What a form asked for, closed so that only this site's secret opens it. */
export function sealDetails(secrets: Secrets, accountId: string, details: Readonly<Record<string, string>>): string {
  return seal(secrets, { purpose: PURPOSE, owner: accountId }, Buffer.from(JSON.stringify(details)));
}

/** The holder and the number of an account at a bank, or an address at PayPal. */
export function openDetails(secrets: Secrets, { id, sealed }: Pick<PayoutAccount, 'id' | 'sealed'>) {
  const opened: unknown = JSON.parse(openSealed(secrets, { purpose: PURPOSE, owner: id }, sealed).toString());
  const read = (name: string) => {
    const value: unknown = typeof opened === 'object' && opened !== null ? Reflect.get(opened, name) : undefined;
    return typeof value === 'string' ? value : '';
  };
  return { holder: read('holder'), iban: read('iban'), address: read('address'), answer: read('answer') };
}

/** What the provider of an account is told anew by each payout: at PayPal, whom it is for. */
export function payDetails(
  secrets: Secrets,
  account: Pick<PayoutAccount, 'id' | 'provider' | 'sealed'>,
): Readonly<Record<string, string>> {
  return account.provider === 'PAYPAL' ? { address: openDetails(secrets, account).address } : {};
}

/** Where a person is paid now; null where they never said. */
export async function findPayoutAccount(database: Database<Tables>, personId: string): Promise<PayoutAccount | null> {
  const [row] = await database.query<PayoutAccount>(
    'payout_account_current',
    `select ${ACCOUNT_COLUMNS} from payout_account a where a.person_id = $1 and a.is_current`,
    [personId],
  );
  return row ?? null;
}
