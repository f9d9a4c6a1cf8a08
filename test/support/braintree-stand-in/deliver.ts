import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Notification, StoredEvent } from './events.ts';
import type { StandIn } from './stand-in.ts';

export const deliverShape = z.object({
  /** Where to post them; without, they are only answered. */
  url: z.string().optional(),
  /** From this number on; all that are kept back otherwise. */
  after: z.number().default(0),
  kinds: z.array(z.string()).optional(),
  times: z.number().int().default(1),
  order: z.enum(['as-it-was', 'reversed', 'shuffled']).default('as-it-was'),
  /** How old they say that they are; negative is the future. Without, they say when they happened. */
  ageSeconds: z.number().optional(),
  forge: z.enum(['key', 'payload', 'signature', 'unsigned']).optional(),
});

type Wanted = z.output<typeof deliverShape>;

type Delivered = { readonly id: number; readonly kind: string; readonly status: number | null; readonly body: string };

/** Posts notifications as Braintree does, or as somebody who would be Braintree. */
export async function deliver(standIn: StandIn, wanted: Wanted): Promise<readonly Delivered[]> {
  const chosen = standIn.events.all.filter(
    ({ id, kind }) => id > wanted.after && (wanted.kinds?.includes(kind) ?? true),
  );
  const repeated = Array.from({ length: wanted.times }, () => chosen).flat();
  const delivered: Delivered[] = [];
  for (const event of ordered(repeated, wanted.order)) {
    const body = new URLSearchParams(forged(standIn, event, wanted)).toString();
    const status = wanted.url === undefined ? null : await post(wanted.url, body);
    delivered.push({ id: event.id, kind: event.kind, status, body });
  }
  return delivered;
}

export const webhookShape = z.object({
  /** Null posts nothing by itself, which is how it begins: events are kept until they are delivered. */
  url: z.string().nullable(),
  times: z.number().int().default(1),
  delayMs: z.number().default(0),
});

/** Posts each event from now on when it happens, or a while later; again after half a second where it was not taken. */
export function postByItself(standIn: StandIn, { url, times, delayMs }: z.output<typeof webhookShape>): void {
  standIn.events.listen((event) => {
    if (url === null) return;
    for (let time = 0; time < times; time += 1) void postUntilTaken(standIn, url, event, delayMs);
  });
}

const TRIES = 10;

async function postUntilTaken(standIn: StandIn, url: string, event: StoredEvent, delayMs: number): Promise<void> {
  for (let trial = 0; trial < TRIES; trial += 1) {
    await pause(trial === 0 ? delayMs : 500);
    const body = new URLSearchParams(standIn.events.notificationOf(event)).toString();
    const status = await post(url, body);
    if (status !== null && status < 300) return;
  }
}

function ordered(events: readonly StoredEvent[], order: Wanted['order']): readonly StoredEvent[] {
  if (order === 'reversed') return events.toReversed();
  if (order === 'as-it-was') return events;
  return events
    .map((event) => ({ event, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ event }) => event);
}

function forged(standIn: StandIn, event: StoredEvent, { ageSeconds, forge }: Wanted): Notification {
  const at = ageSeconds === undefined ? event.at : new Date(standIn.now().getTime() - ageSeconds * 1000);
  const notification = standIn.events.notificationOf(event, { at, ...(forge === 'key' && { privateKey: 'another' }) });
  if (forge === 'payload') return { ...notification, bt_payload: changed(notification.bt_payload) };
  if (forge === 'signature') return { ...notification, bt_signature: `${notification.bt_signature.slice(0, -1)}x` };
  return forge === 'unsigned' ? { ...notification, bt_signature: '' } : notification;
}

/** The same document with one letter in it changed. */
function changed(payload: string): string {
  const text = Buffer.from(payload, 'base64').toString('utf8');
  return `${Buffer.from(text.replace('<kind>', '<kind> ')).toString('base64')}\n`;
}

async function post(url: string, body: string): Promise<number | null> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => null);
  return answer?.status ?? null;
}
