import { createHmac, createHash } from 'node:crypto';
import { elementOf, type Wire } from './xml.ts';
import type { Keys } from './stand-in.ts';

export type Notification = { readonly bt_signature: string; readonly bt_payload: string };

export type StoredEvent = { readonly id: number; readonly kind: string; readonly at: Date; readonly subject: string };

export type EventLog = {
  readonly all: StoredEvent[];
  emit(kind: string, root: string, subject: Wire): StoredEvent;
  /** Hears of each event from now on, in the place of whoever heard before. */
  listen(listener: (event: StoredEvent) => void): void;
  /** As it is posted; at another moment, or signed by another key, where a test forges it. */
  notificationOf(event: StoredEvent, forged?: { readonly at?: Date; readonly privateKey?: string }): Notification;
};

/** What has happened, each told as Braintree tells it: base64 of XML, with a signature over exactly that. */
export function createEventLog(keys: Keys, now: () => Date): EventLog {
  const all: StoredEvent[] = [];
  let listener: (event: StoredEvent) => void = () => undefined;
  return {
    all,
    emit: (kind, root, subject) => {
      const event = { id: all.length + 1, kind, at: now(), subject: elementOf(root, subject) };
      all.push(event);
      listener(event);
      return event;
    },
    listen: (wanted) => {
      listener = wanted;
    },
    notificationOf: (event, forged = {}) => {
      const payload = `${Buffer.from(documentOf(event, forged.at ?? event.at)).toString('base64')}\n`;
      return {
        bt_signature: `${keys.publicKey}|${sign(payload, forged.privateKey ?? keys.privateKey)}`,
        bt_payload: payload,
      };
    },
  };
}

function documentOf({ kind, subject }: StoredEvent, at: Date): string {
  return `<notification>${elementOf('timestamp', at)}<kind>${kind}</kind><subject>${subject}</subject></notification>`;
}

function sign(payload: string, privateKey: string): string {
  const key = createHash('sha1').update(privateKey).digest();
  return createHmac('sha1', key).update(payload).digest('hex');
}
