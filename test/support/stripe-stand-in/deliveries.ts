import { Stripe } from 'stripe';
import type { State, StandInEvent } from './state.ts';

export type Manner = 'doubled' | 'plain' | 'reordered' | 'withheld';
export type Forgery = 'future' | 'stale' | 'stranger' | 'tampered';

export type Deliveries = {
  readonly to: (url: string, secret: string) => void;
  readonly behave: (manner: Manner) => void;
  /** Sends what waits, mixed where it is to be reordered, and waits until it was answered. */
  readonly release: () => Promise<number>;
  readonly forge: (event: StandInEvent, forgery: Forgery) => Promise<number>;
  readonly clear: () => void;
};

const STALE = 301;
const TRIES = 12;
const SECOND = 1_000;

/** Tells the site of events, signed as Stripe signs them; what is not accepted is sent again, later and later. */
export function createDeliveries(state: State, random: () => number = Math.random): Deliveries {
  let target: { readonly url: string; readonly secret: string } | undefined;
  let manner: Manner = 'plain';
  let waiting: StandInEvent[] = [];

  state.listeners.add((event) => {
    if (target === undefined) return;
    if (manner === 'withheld' || manner === 'reordered') waiting.push(event);
    // Only once the call that made it was answered, as a rule; the site must not rely on it.
    else for (let copy = manner === 'doubled' ? 2 : 1; copy > 0; copy -= 1) setImmediate(() => void deliver(event));
  });

  async function deliver(event: StandInEvent, tries = 0): Promise<void> {
    const status = await send(JSON.stringify(event), state.clock.seconds());
    if (status >= 200 && status < 300) return;
    if (tries < TRIES) setTimeout(() => void deliver(event, tries + 1), SECOND * 2 ** Math.min(tries, 5)).unref();
  }

  /** The status, or 0 where nobody answers. */
  async function send(payload: string, timestamp: number, secret = target?.secret ?? '', sent = payload) {
    if (target === undefined) return 0;
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
    try {
      const answer = await fetch(target.url, { method: 'POST', headers, body: sent });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 0;
    }
  }

  return {
    to: (url, secret) => void (target = { url, secret }),
    behave: (next) => void (manner = next),
    release: async () => {
      const released = manner === 'reordered' ? mixed(waiting, random) : waiting;
      waiting = [];
      for (const event of released) await deliver(event);
      return released.length;
    },
    forge: (event, forgery) => {
      const payload = JSON.stringify(event);
      const now = state.clock.seconds();
      switch (forgery) {
        case 'stale':
          return send(payload, now - STALE);
        case 'future':
          return send(payload, now + STALE);
        case 'stranger':
          return send(payload, now, 'whsec_of_a_stranger');
        case 'tampered':
          return send(payload, now, undefined, payload.replace(event.id, `${event.id}x`));
      }
    },
    clear: () => {
      [manner, waiting] = ['plain', []];
    },
  };
}

function mixed<One>(ones: readonly One[], random: () => number): One[] {
  return ones
    .map((one) => ({ one, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one);
}
