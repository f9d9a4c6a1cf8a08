import { randomUUID } from 'node:crypto';
import type { Currency } from '#shared/money/money.ts';
import { readSandboxToken } from '#shared/payments/sandbox-cards.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { ChargeOutcome, MethodOutcome } from '#modules/money/payments/payment-outcomes.ts';
import type { ChargeInput, MethodInput, PaymentProvider } from '#modules/money/payments/payment-provider.ts';
import { readCharge, readChargesSince, readMethod } from './read-sandbox.ts';
import { refusalOf } from './sandbox-rules.ts';
import {
  abandonCharge,
  abandonMethod,
  forgetMethod,
  insertCharge,
  insertMethod,
  insertRefund,
} from './sandbox.store.ts';

type Means = Pick<CommandContext, 'database' | 'clock'>;

const NO_CARD = { state: 'DECLINED', reason: 'INCORRECT_NUMBER', code: 'no_card', isWorthAnotherTry: false } as const;

/**
 * The provider that is built in (rule 96): it keeps state in our own database and moves no money, so that the
 * whole life of a membership can be lived without keys. It knows the cards of `sandbox-cards.ts` and no others.
 */
export function createSandboxProvider({ database, clock }: Means): PaymentProvider {
  async function keep(input: MethodInput): Promise<MethodOutcome> {
    const card = readSandboxToken(input.token);
    if (card === null) return NO_CARD;
    const refusal =
      card.name === 'insufficientFunds' ? null : refusalOf(card, { isFirst: true, isOnSession: true }, clock.now());
    if (refusal !== null) return refusal;
    await insertMethod(database, { ...input, ref: `method_${randomUUID()}`, card });
    return find(input.intentId);
  }

  async function find(intentId: string): Promise<MethodOutcome> {
    const kept = await readMethod(database, { intentId });
    if (kept === null) return { ...NO_CARD, reason: 'APPROVAL_REFUSED', code: 'forgotten' };
    return kept.isApproved ? { state: 'KEPT', method: kept.method } : { state: 'NEEDS_APPROVAL', secret: intentId };
  }

  async function refOf(input: ChargeInput): Promise<string | ChargeOutcome> {
    if ('kept' in input.method) return input.method.kept;
    const kept = await keep({ intentId: input.intentId, customer: input.customer, token: input.method.token });
    if (kept.state === 'KEPT') return kept.method.ref;
    const waiting = await readMethod(database, { intentId: input.intentId });
    return waiting?.method.ref ?? kept;
  }

  async function charge(input: ChargeInput): Promise<ChargeOutcome> {
    const ref = await refOf(input);
    if (typeof ref !== 'string') return ref;
    const kept = await readMethod(database, { ref });
    if (kept === null) return { ...NO_CARD, reason: 'METHOD_GONE', code: 'method_gone' };
    const { isOnSession } = input;
    const refusal = refusalOf(kept.card, { isFirst: 'token' in input.method, isOnSession }, clock.now());
    const asks = !kept.isApproved || kept.card.name === 'asksEachTime';
    await insertCharge(database, {
      intentId: input.intentId,
      charge: `charge_${randomUUID()}`,
      customer: input.customer,
      method: ref,
      amount: input.money.amount,
      currency: input.money.currency,
      state: refusal !== null ? 'DECLINED' : asks ? 'NEEDS_APPROVAL' : 'SUCCEEDED',
      reason: refusal?.reason ?? null,
      now: clock.now(),
    });
    const made = await readCharge(database, { intentId: input.intentId });
    return made?.outcome ?? { state: 'UNKNOWN' };
  }

  return {
    name: 'SANDBOX',
    browserSetup: async () => ({ provider: 'SANDBOX' }),
    keepCustomer: async ({ personId }) => ({ customer: `customer_${personId}` }),
    keepMethod: keep,
    findMethod: async ({ intentId }) => find(intentId),
    abandonMethod: async ({ intentId }) => {
      await abandonMethod(database, intentId);
      return (await readMethod(database, { intentId })) === null ? { state: 'ABANDONED' } : find(intentId);
    },
    readMethod: async (ref) => (await readMethod(database, { ref }))?.method ?? 'NOT_FOUND',
    forgetMethod: async (ref) => {
      await forgetMethod(database, ref);
      return 'FORGOTTEN';
    },
    approvalBefore: async () => null,
    charge,
    findCharge: async ({ intentId }) => (await readCharge(database, { intentId }))?.outcome ?? 'NOT_FOUND',
    readCharge: async (name) => (await readCharge(database, { charge: name })) ?? 'NOT_FOUND',
    abandonCharge: async ({ intentId }) => {
      await abandonCharge(database, intentId);
      return (await readCharge(database, { intentId }))?.outcome ?? 'NOT_FOUND';
    },
    refund: async ({ intentId, charge: name, money }) => {
      const isMade = await insertRefund(database, { intentId, charge: name, amount: money.amount, now: clock.now() });
      if (!isMade) return { state: 'REFUSED', code: 'too_much', isWorthAnotherTry: false };
      return { state: 'REFUNDED', refund: `refund_${intentId}`, money, at: clock.now() };
    },
    findRefund: async ({ intentId }) => {
      const row = await database.kysely
        .selectFrom('sandbox_refund as r')
        .innerJoin('sandbox_charge as c', 'c.charge', 'r.charge')
        .select(['r.amount', 'r.refunded_at', 'c.currency'])
        .where('r.intent_id', '=', intentId)
        .executeTakeFirst();
      if (row === undefined) return 'NOT_FOUND';
      const money = { amount: row.amount, currency: row.currency as Currency };
      return { state: 'REFUNDED', refund: `refund_${intentId}`, money, at: row.refunded_at };
    },
    // Nothing outside speaks for the sandbox, so nothing that says so is believed.
    readEvent: async () => 'REFUSED',
    charges: async function* since(moment) {
      yield* await readChargesSince(database, moment);
    },
  };
}
