import type { Currency, Money } from '#shared/money/money.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { ProviderName } from '#modules/money/payments/payment-provider.ts';

/** A charge of a provider that names no payment of ours (0028). */
export type Stray = {
  readonly provider: ProviderName;
  /** As the provider calls it. */
  readonly charge: string;
  readonly total: Money;
  readonly refunded: Money;
  readonly chargedAt: Date;
  readonly foundAt: Date;
  /** How often a refund was asked for. */
  readonly tries: number;
};

type Row = {
  readonly provider: ProviderName;
  readonly charge: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly refundedAmount: number;
  readonly chargedAt: Date;
  readonly foundAt: Date;
  readonly tries: number;
};

const COLUMNS = `provider, charge, amount, currency, refunded_amount as "refundedAmount", charged_at as "chargedAt",
  found_at as "foundAt", tries`;
const ALL = `select ${COLUMNS} from stray_charge order by charged_at desc, charge limit 1000`;
const ONE = `select ${COLUMNS} from stray_charge where charge = $1`;

/** Every one that was found, the last first. */
export async function readStrays(context: CommandContext): Promise<readonly Stray[]> {
  mustBeProgram(context);
  return (await context.database.query<Row>('stray_charges', ALL, [])).map(strayOf);
}

/** One by what its provider calls it, or null. */
export async function findStray(context: CommandContext, charge: string): Promise<Stray | null> {
  mustBeProgram(context);
  const [row] = await context.database.query<Row>('stray_charge', ONE, [charge]);
  return row === undefined ? null : strayOf(row);
}

function strayOf({ amount, refundedAmount, currency, ...rest }: Row): Stray {
  return { ...rest, total: { amount, currency }, refunded: { amount: refundedAmount, currency } };
}
