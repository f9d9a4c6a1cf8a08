import { z } from 'zod';
import { rateOf, taxWithin } from '#shared/money/tax.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';
import type { PaymentIntent } from './payment-intent.ts';

/** What was told at the checkout; later payments are taxed where the membership is. */
const withCountry = z.object({ country: z.string().nullish() });

const COUNTRY = `
  select coalesce(
    (select tax_country from membership where person_id = $1),
    (select country from session where person_id = $1 and country is not null order by last_used_at desc limit 1)
  ) as country`;

/**
 * Who sells, and what of an amount is tax, as the receipt will say: by the country that was told when a membership was
 * bought or its card was changed, wherever its member travels meanwhile (rule 97). Only who never told is taxed
 * where they were last seen.
 */
export async function taxOf(
  inside: CommandContext,
  intent: PaymentIntent,
): Promise<{ readonly seller: string; readonly tax: { readonly rate: number; readonly amount: number } }> {
  const settings = await readSettings(inside.database);
  const told = withCountry.safeParse(intent.purpose).data?.country;
  const [place] = await inside.database.query<{ country: string | null }>('tax_country', COUNTRY, [intent.personId]);
  const rate = rateOf(settings['billing.taxRates'], told ?? place?.country ?? null);
  return { seller: settings['billing.seller'], tax: { rate, amount: taxWithin(intent.money.amount, rate) } };
}
