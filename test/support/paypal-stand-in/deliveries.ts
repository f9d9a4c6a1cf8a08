import { createHmac } from 'node:crypto';
import { newId, type State, type StandInEvent } from './state.ts';

export type Delivering = 'doubled' | 'plain' | 'withheld';
export type Forgery = 'stranger' | 'tampered' | 'unsigned';

export type Deliveries = {
  readonly to: (url: string, webhookId: string) => void;
  readonly behave: (manner: Delivering) => void;
  /** Sends the last event again as somebody who would be PayPal; answers the status. */
  readonly forge: (forgery: Forgery) => Promise<number>;
  /** Sends every event so far again, in the other order; answers the statuses. */
  readonly repeat: () => Promise<readonly number[]>;
};

const SECRET = 'only PayPal knows';
const TRIES = 8;

type Signed = {
  readonly transmission_id: string;
  readonly transmission_time: string;
  readonly webhook_id: string;
  readonly transmission_sig: string;
};

/** Over the bytes as they are sent, and not over what they say. */
function signatureOf(
  { transmission_id: id, transmission_time: time, webhook_id: webhook }: Omit<Signed, 'transmission_sig'>,
  bytes: string,
) {
  return createHmac('sha256', SECRET).update(`${id}|${time}|${webhook}|${bytes}`).digest('base64');
}

/** `POST /v1/notifications/verify-webhook-signature`, of a body as it came. */
export function verdictOn(body: string): object {
  const question = JSON.parse(body) as Signed;
  const bytes = /"webhook_event":([^]*)\}$/.exec(body)?.[1] ?? '';
  const isRight = signatureOf(question, bytes) === question.transmission_sig;
  return { verification_status: isRight ? 'SUCCESS' : 'FAILURE' };
}

/** Tells the site of events; what is not accepted is sent again. */
export function createDeliveries(state: State): Deliveries {
  let target: { readonly url: string; readonly webhookId: string } | undefined;
  let manner: Delivering = 'plain';

  state.listeners.add((event) => {
    if (manner === 'withheld') return;
    for (let copy = manner === 'doubled' ? 2 : 1; copy > 0; copy -= 1) setImmediate(() => void deliver(event));
  });

  async function deliver(event: StandInEvent, tries = 0): Promise<void> {
    if (target === undefined) return;
    const status = await send(event);
    if (status >= 200 && status < 300) return;
    if (tries < TRIES) setTimeout(() => void deliver(event, tries + 1), 200 * 2 ** tries).unref();
  }

  /** The status, or 0 where nobody answers. */
  async function send(event: StandInEvent, forgery?: Forgery): Promise<number> {
    if (target === undefined) return 0;
    // Written as no other program writes it: a signature that is looked at over other bytes fails.
    const bytes = JSON.stringify({ id: event.id, event_type: event.type, resource: event.resource }, null, 1);
    const signed = {
      transmission_id: newId(),
      transmission_time: new Date(state.now()).toISOString(),
      webhook_id: forgery === 'stranger' ? 'WH-STRANGER' : target.webhookId,
    };
    const headers = {
      'content-type': 'application/json',
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.paypal.example/cert.pem',
      'paypal-transmission-id': signed.transmission_id,
      'paypal-transmission-time': signed.transmission_time,
      'paypal-transmission-sig': forgery === 'unsigned' ? '' : signatureOf(signed, bytes),
    };
    const body = forgery === 'tampered' ? bytes.replace(event.id, `${event.id}x`) : bytes;
    try {
      const answer = await fetch(target.url, { method: 'POST', headers, body });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 0;
    }
  }

  return {
    to: (url, webhookId) => void (target = { url, webhookId }),
    behave: (next) => void (manner = next),
    forge: async (forgery) => {
      const event = state.events.at(-1);
      return event === undefined ? 0 : await send(event, forgery);
    },
    repeat: async () => {
      const statuses: number[] = [];
      for (const event of state.events.toReversed()) statuses.push(await send(event));
      return statuses;
    },
  };
}
