import { membershipMessages as messages } from '#shared/messages/memberships.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';
import { isCountry } from './form-values.ts';
import { type PaymentRefusal, refusePayment } from './payment-outcome.ts';

/** Whether a price cannot be taxed without knowing where somebody lives: where the operator set rates (rule 97). */
async function needsCountry({ database }: Pick<CommandContext, 'database'>): Promise<boolean> {
  return (await readSettings(database))['billing.taxRates'] !== '';
}

type Country =
  | { readonly type: 'Country'; readonly country: string | null }
  | PaymentRefusal<'BadRequest' | 'MissingLocalizationInformation'>;

/**
 * Where a payment is taxed: in the country that was said, else in that of the connection. What was said and is no
 * country is refused, and so is not knowing any where it makes a difference.
 */
export async function findCountry(context: CommandContext, said: string | null): Promise<Country> {
  if (said !== null && !isCountry(said)) return refusePayment('BadRequest', messages.wrongCountry);
  const country = said ?? context.browser?.country ?? null;
  if (isCountry(country)) return { type: 'Country', country };
  if (await needsCountry(context)) {
    return refusePayment('MissingLocalizationInformation', messages.missingLocalization);
  }
  return { type: 'Country', country: null };
}
