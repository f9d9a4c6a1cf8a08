import type { PaymentReactions } from '#modules/money/billing/payment-reactions.ts';
import { keepMembership, lockMembership } from './memberships.store.ts';

const WHOSE = `select person_id as "personId" from membership where provider = $1 and customer = $2`;

/** A bank gave a card another date or number: what is shown of it, and whether it has expired, follows. */
export const renewMethod: PaymentReactions['methodRenewed'] = async (inside, { provider, customer, method }) => {
  const [whose] = await inside.database.query<{ personId: string }>('membership_of_customer', WHOSE, [
    provider,
    customer,
  ]);
  if (whose === undefined) return;
  const membership = await lockMembership(inside.database, whose.personId);
  if (membership === null || membership.method?.ref !== method.ref) return;
  await keepMembership(inside.database, { ...membership, method });
};
