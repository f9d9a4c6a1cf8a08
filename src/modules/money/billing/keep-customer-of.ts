import { createHash } from 'node:crypto';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { paymentProvider } from '#modules/money/payments/payment-providers.ts';
import type { ProviderName } from '#modules/money/payments/payment-provider.ts';
import { insertCustomer } from './customers.store.ts';

const PERSON = `
  select p.name, e.address as email from person p
  left join email_address e on e.person_id = p.id and e.is_verified
  where p.id = $1`;

/** The customer that a person is with a provider, made at their first payment; null where it cannot be reached. */
export async function keepCustomerOf(
  context: CommandContext,
  personId: string,
  provider: ProviderName,
): Promise<string | null> {
  const { kysely } = context.database;
  const find = kysely
    .selectFrom('payment_customer')
    .select('customer')
    .where('person_id', '=', personId)
    .where('provider', '=', provider);
  const known = await find.executeTakeFirst();
  if (known !== undefined) return known.customer;
  const [person] = await context.database.query<{ name: string; email: string | null }>('paying_person', PERSON, [
    personId,
  ]);
  const kept = await paymentProvider(context, provider).keepCustomer({
    intentId: createHash('sha256').update(`customer:${personId}`).digest('hex').slice(0, 32),
    personId,
    email: person?.email ?? null,
    name: person?.name ?? '',
  });
  if (typeof kept === 'string') return null;
  await insertCustomer(context.database, { personId, provider, customer: kept.customer, now: context.clock.now() });
  return (await find.executeTakeFirst())?.customer ?? kept.customer;
}
