import type { Money } from '#shared/money/money.ts';
import type { Appliers } from '#modules/money/billing/applier.ts';
import { endIntent } from '#modules/money/billing/end-intent.ts';
import { isOpen, type PaymentIntent } from '#modules/money/billing/payment-intent.ts';
import { type Asked, isSamePayment } from '#modules/money/billing/same-payment.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { findOpenMethod, findOpenPayment, tryOfForm } from './form-try.ts';

/** Another payment of the same person is on its way, and nobody can say yet what becomes of it: nothing was charged. */
export const IN_THE_WAY = 'IN_THE_WAY';

/** It costs something else than the person saw: nothing was charged. */
export type OtherPrice = {
  readonly otherPrice: Money;
};

/** A payment, null where none was made, or what kept it from being made. */
export type PayOutcome = PaymentIntent | typeof IN_THE_WAY | OtherPrice | null;

/** Whether there is a payment, whatever became of it. */
export function isIntent(paid: PayOutcome): paid is PaymentIntent {
  return paid !== null && typeof paid === 'object' && 'state' in paid;
}

/** Of forms that are sent at the same instant each gives way to the next; a person has no more of them. */
const TRIES = 4;

/**
 * Pays as the only one: what waits for approval of anything else is ended before, so that nobody approves what they
 * went away from; what is on its way is waited for by who asked for it, and never taken for what is asked now. Where
 * the very same payment is under way already, it is that one.
 */
export async function payAlone(
  context: CommandContext,
  personId: string,
  asked: Asked,
  appliers: Appliers,
  payNow: () => Promise<PaymentIntent | null>,
): Promise<PayOutcome> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const other = await makeWay(context, personId, asked, appliers);
    if (other !== null) return other;
    const intent = await payNow();
    if (intent !== null && isSamePayment(intent, asked)) return intent;
    // Where nobody was faster, it is not wanted any more, or the provider cannot be reached.
    if (intent === null && (await findOpen(context, personId, asked)) === null) return null;
  }
  return IN_THE_WAY;
}

export type Form = {
  readonly personId: string;
  readonly purpose: string;
  readonly formKey: string;
  /** What the person saw that it costs now; null where they saw nothing. */
  readonly shown: Money | null;
};

/** The same for a form, which pays once however often it is sent, and no other amount than it showed. */
export async function payByForm(
  context: CommandContext,
  form: Form,
  asked: Asked,
  appliers: Appliers,
  payNow: (formKey: string) => Promise<PaymentIntent | null>,
): Promise<PayOutcome> {
  const { formKey, earlier } = await tryOfForm(context.database, form, (one) => isSamePayment(one, asked));
  if (earlier !== null) return isOpen(earlier) && !isSamePayment(earlier, asked) ? IN_THE_WAY : earlier;
  if (isOtherPrice(form.shown, asked.money)) return { otherPrice: asked.money };
  return payAlone(context, form.personId, asked, appliers, () => payNow(formKey));
}

/** Whether somebody saw another amount than they would be charged. */
export function isOtherPrice(shown: Money | null, due: Money): boolean {
  return shown !== null && (shown.amount !== due.amount || shown.currency !== due.currency);
}

async function makeWay(
  context: CommandContext,
  personId: string,
  asked: Asked,
  appliers: Appliers,
): Promise<PaymentIntent | typeof IN_THE_WAY | null> {
  for (let open = await findOpen(context, personId, asked); open !== null;) {
    if (isSamePayment(open, asked)) return open;
    const ended = open.state === 'NEEDS_APPROVAL' ? await endIntent(context, open, appliers) : open;
    if (ended !== null && isOpen(ended)) return IN_THE_WAY;
    open = await findOpen(context, personId, asked);
  }
  return null;
}

function findOpen({ database }: CommandContext, personId: string, { kind }: Asked): Promise<PaymentIntent | null> {
  return kind === 'METHOD' ? findOpenMethod(database, personId) : findOpenPayment(database, personId);
}
