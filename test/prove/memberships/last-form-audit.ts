import { membershipAppliers } from '#modules/money/memberships/membership-appliers.ts';
import { settleIntent } from '#modules/money/billing/settle-intents.ts';
import { readMail } from '#test/support/read-mail.ts';
import type { Press, Till, Walk } from './last-form-walk.ts';

type Paid = {
  readonly intentId: string;
  readonly formKey: string;
  readonly kind: string;
  readonly amount: number;
  readonly currency: string;
  readonly product: string;
  readonly provider: string;
  readonly goesBack: string | null;
};

const PAID = `
  select i.id as "intentId", i.form_key as "formKey", i.kind, c.amount, c.currency, c.product, c.provider,
    (select min(r.reason) from refund r where r.charge_id = c.id) as "goesBack"
  from charge c join payment_intent i on i.id = c.intent_id where c.person_id = $1 order by c.receipt_number`;
const OPEN = `select id from payment_intent where person_id = $1 and state in ('SENT', 'UNKNOWN', 'NEEDS_APPROVAL', 'PENDING')`;
const MEMBERSHIP = `select status, plan, is_trial as "isTrial" from membership where person_id = $1`;

/** What a walk came to that was not what its forms said, each as a sentence. */
export async function auditWalk({ context }: Till, walk: Walk): Promise<string[]> {
  const { database } = context;
  const { personId, presses } = walk;
  for (const { id } of await database.query<{ id: string }>('prove_open', OPEN, [personId]))
    await settleIntent(context, id, membershipAppliers);
  const paid = await database.query<Paid>('prove_paid', PAID, [personId]);
  const found: string[] = [];
  for (const charge of paid) {
    const own = presses.filter((press) => charge.formKey.includes(`:${press.formKey}:`));
    if (!own.some((press) => isSame(press, charge)))
      found.push(`${charge.amount} for ${charge.product} by ${charge.provider}, which no form said`);
  }
  const kept = paid.filter(({ goesBack, kind }) => goesBack === null && kind !== 'GIFT');
  if (kept.length > 1) found.push(`${kept.length} memberships are paid at once`);
  const [own] = await database.query<{ status: string; plan: string; isTrial: boolean }>('prove_own', MEMBERSHIP, [
    personId,
  ]);
  const isPaid = own?.status === 'ACTIVE' && !own.isTrial;
  if (isPaid !== (kept.length === 1)) found.push(`${kept.length} payments are kept for ${JSON.stringify(own)}`);
  found.push(...presses.flatMap(misanswered), ...foundLate(walk));
  return found.map((sentence) => `${sentence} (${presses.length} presses)`);
}

function isSame({ product, shown, provider }: Press, charge: Paid): boolean {
  const isSameMoney = shown.amount === charge.amount && shown.currency === charge.currency;
  return isSameMoney && product === charge.product && provider === charge.provider;
}

/** A question of a bank about something else than the form said. */
function misanswered({ answer, product, shown, provider }: Press): readonly string[] {
  if (answer.type !== 'PaymentNeedsApproval') return [];
  const isSameMoney = answer.money.amount === shown.amount && answer.money.currency === shown.currency;
  if (isSameMoney && answer.productType === product && answer.provider === provider) return [];
  return [`asked to approve ${answer.money.amount} of ${answer.productType} where the form said ${shown.amount}`];
}

/** Approvals that paid for what its person had gone away from, by pressing another button of a membership afterwards. */
function foundLate({ presses, approvals }: Walk): readonly string[] {
  const isOfMembership = ({ product }: Press) => product !== 'GIFT_MEMBERSHIP';
  return approvals
    .filter(({ press, answer }) => isOfMembership(press) && answer.type === 'PaymentSucceeded')
    .filter(({ press, turn }) =>
      presses.some(
        (later) =>
          isOfMembership(later) &&
          later.turn > press.turn &&
          later.turn < turn &&
          later.answer.type === 'PaymentNeedsApproval' &&
          'paymentId' in press.answer &&
          later.answer.paymentId !== press.answer.paymentId,
      ),
    )
    .map(({ press }) => `${press.shown.amount} was approved after another button was pressed`);
}

const REFUNDS = `
  select e.address, count(*)::integer as count from refund r join charge c on c.id = r.charge_id
  join email_address e on e.person_id = c.person_id where c.person_id = any($1) group by e.address`;

/** Refunds of people that nobody told them of, each as a sentence; the mails are taken away. */
export async function auditMails({ context }: Till, people: readonly string[]): Promise<string[]> {
  const { database } = context;
  const refunds = await database.query<{ address: string; count: number }>('prove_refunds', REFUNDS, [people]);
  const told = Map.groupBy(
    (await readMail(context)).filter(({ subject }) => /^Your refund of|^We’re refunding/.test(subject)),
    ({ to }) => to,
  );
  await database.query(
    'prove_forget_mails',
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = 'mail:send'`,
    [],
  );
  return refunds
    .filter(({ address, count }) => (told.get(address)?.length ?? 0) !== count)
    .map(({ address, count }) => `${count} refunds were told by ${told.get(address)?.length ?? 0} mails to ${address}`);
}
