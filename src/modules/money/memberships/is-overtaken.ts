import { IS_OF_MEMBERSHIP } from '#modules/money/billing/intent-conditions.ts';
import type { PaymentIntent } from '#modules/money/billing/payment-intent.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';

// A renewal by itself is nothing that anybody asked for.
const NEWER = `
  select exists (
    select from payment_intent i, payment_intent before
    where before.id = $1 and i.subject_id = before.subject_id and i.place > before.place
      and case when before.kind = 'METHOD' then i.kind = 'METHOD' else i.${IS_OF_MEMBERSHIP} end
      and (i.kind <> 'RENEWAL' or (i.purpose ->> 'isAsked')::boolean)
  ) as "isThere"`;

/**
 * Whether somebody asked for another payment after this one. What they asked for last is what they pay: an older one
 * that turns out to be paid after all goes back, and one that waits for them is not approved any more.
 */
export async function isOvertaken(inside: CommandContext, { id }: PaymentIntent): Promise<boolean> {
  const [row] = await inside.database.query<{ isThere: boolean }>('payment_overtaken', NEWER, [id]);
  return row?.isThere === true;
}
