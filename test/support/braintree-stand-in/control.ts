import { z } from 'zod';
import { deliver, deliverShape, postByItself, webhookShape } from './deliver.ts';
import { settleDue, settleOne } from './give-back.ts';
import { ledgerOf } from './ledger.ts';
import { disputeNode, methodNode, transactionNode } from './nodes.ts';
import { newId, type StandIn } from './stand-in.ts';
import { moveTo } from './transactions.ts';

const faultShape = z.object({
  kind: z.enum([
    'delay',
    'delay-after',
    'drop-before',
    'drop-after',
    '429',
    '503-before',
    '500-after',
    '504-after',
    'malformed-after',
    'html-after',
    'json-after',
    'empty-after',
    'cut-after',
    'wrong-document-after',
  ]),
  call: z.string().default(''),
  times: z.number().int().default(1),
  delayMs: z.number().default(0),
});

const clockShape = z.union([
  z.object({ at: z.coerce.date() }),
  z.object({ advanceMs: z.number() }),
  z.object({ real: z.literal(true) }),
]);

const methodShape = z.object({
  token: z.string(),
  change: z.object({
    expirationMonth: z.string().optional(),
    expirationYear: z.string().optional(),
    last4: z.string().optional(),
    declineWith: z
      .string()
      .nullish()
      .transform((code) => code ?? undefined),
    wantsApproval: z.boolean().optional(),
  }),
});

type Control = (standIn: StandIn, body: unknown) => unknown;

/** What a test says to the stand-in behind the program's back: `POST /_control/{name}`, JSON in and out. */
const CONTROLS: Readonly<Record<string, Control>> = {
  ledger: (standIn) => ledgerOf(standIn),
  faults: (standIn, body) => standIn.faults.set(faultShape.parse(body)),
  'clear-faults': (standIn) => standIn.faults.clear(),
  clock: (standIn, body) => {
    moveClock(standIn, clockShape.parse(body));
    settleDue(standIn);
    return { now: standIn.now().toISOString() };
  },
  switches: (standIn, body) => Object.assign(standIn.switches, body),
  'merchant-accounts': (standIn, body) => {
    standIn.merchantAccounts = z
      .array(z.object({ id: z.string(), currency: z.string(), isDefault: z.boolean() }))
      .parse(body);
  },
  /** Renews, closes or empties a card, as its bank does without a word. */
  method: (standIn, body) => {
    const { token, change } = methodShape.parse(body);
    const kept = standIn.methods.get(token);
    if (!kept) return;
    kept.instrument = { ...kept.instrument, ...change };
    kept.updatedAt = standIn.now();
  },
  /** Takes PayPal's leave away, at PayPal. */
  revoke: (standIn, body) => {
    const { token } = z.object({ token: z.string() }).parse(body);
    const kept = standIn.methods.get(token);
    if (!kept) return;
    standIn.methods.delete(token);
    standIn.events.emit('payment_method_revoked_by_customer', ...methodNode(kept));
  },
  settle: (standIn, body) => {
    const { charge, status } = z
      .object({ charge: z.string(), status: z.enum(['settled', 'settling', 'settlement_declined']).default('settled') })
      .parse(body);
    settleOne(standIn, charge, status === 'settled' ? undefined : status);
  },
  dispute: (standIn, body) => {
    const { charge, status } = z.object({ charge: z.string(), status: z.string().default('open') }).parse(body);
    const sale = standIn.transactions.get(charge);
    if (!sale) return;
    const dispute = sale.disputes[0] ?? { id: newId(16), status, openedAt: standIn.now(), amount: sale.amount };
    dispute.status = status;
    if (sale.disputes.length === 0) sale.disputes.push(dispute);
    standIn.events.emit(
      status === 'open' ? 'dispute_opened' : `dispute_${status}`,
      'dispute',
      disputeNode(sale, dispute),
    );
  },
  /** A bank that sends a refund back. */
  'fail-refund': (standIn, body) => {
    const credit = standIn.transactions.get(z.object({ refund: z.string() }).parse(body).refund);
    if (!credit) return;
    credit.responseCode = '2044';
    moveTo(credit, 'processor_declined', standIn.now());
    standIn.events.emit('refund_failed', 'transaction', transactionNode(credit));
  },
  /** An event of another kind, with whatever it is about. */
  emit: (standIn, body) => {
    const { kind, root, subject } = z
      .object({ kind: z.string(), root: z.string(), subject: z.record(z.string(), z.string()) })
      .parse(body);
    standIn.events.emit(kind, root, subject);
  },
  deliver: (standIn, body) => deliver(standIn, deliverShape.parse(body)),
  webhooks: (standIn, body) => postByItself(standIn, webhookShape.parse(body)),
};

/** Answers what a control says; throws where there is none of that name or it is asked wrongly. */
export async function control(standIn: StandIn, name: string, body: unknown): Promise<unknown> {
  const answer = CONTROLS[name];
  if (!answer) throw new Error(`no control is named ${name}`);
  return (await answer(standIn, body)) ?? {};
}

function moveClock(standIn: StandIn, wanted: z.output<typeof clockShape>): void {
  if ('at' in wanted) return standIn.setClock({ at: wanted.at });
  if ('real' in wanted) return standIn.setClock({ offsetMs: 0 });
  // A clock that stood still stands still again, later.
  standIn.setClock({ at: new Date(standIn.now().getTime() + wanted.advanceMs) });
}
