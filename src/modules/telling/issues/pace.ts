import { setTimeout as sleep } from 'node:timers/promises';
import type { MailTransport } from '#platform/mail/mail-transport.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { openBulkAllowance } from '#modules/ground/mail-limits/bulk-allowance.ts';
import { sendingDomain } from '#modules/ground/mails/deliver-mail.ts';
import type { Settings } from '#modules/ground/settings/setting-list.ts';
import { postponeDelivery } from './deliveries.store.ts';
import { extendSendingIssues } from './issues.store.ts';

/** Milliseconds. Limits keep a second's worth, so that waiting for less would only ask more often. */
const SHORTEST_WAIT = 1_000;
const LONGEST_WAIT = 10_000;
/** Own judgement: after so many waits others get a turn. */
const MOST_WAITS = 60;
/** So many that wait for their receivers are enough for now: others would be put off as well. */
const MOST_PUT_OFF = 200;

/** Lets time pass, in milliseconds. */
export type Wait = (milliseconds: number) => Promise<unknown>;

/** How fast mails of issues may leave (rule 171). */
export type Pace = {
  /** Takes leave for one mail; false where it was put off. */
  readonly mayLeave: (deliveryId: string, to: string) => Promise<boolean>;
  /** Nothing more may leave for now, whoever it is for. */
  readonly isFull: () => boolean;
  /** Nothing waits for a limit. */
  readonly isOpen: () => boolean;
  /** Nobody else is due: has `goesOn` wait for whoever was put off. */
  readonly rest: () => void;
  /** Waits where it must; false where that takes too long. */
  readonly goesOn: () => Promise<boolean>;
  /** It waited often enough for one pass. */
  readonly isTired: () => boolean;
  readonly close: () => Promise<void>;
};

type Sending = {
  readonly transport: MailTransport | undefined;
  readonly settings: Settings;
  readonly wait: Wait | undefined;
};

export function openPace(context: CommandContext, { transport, settings, wait = sleep }: Sending): Pace {
  const { database, clock, config } = context;
  const domain = sendingDomain(config);
  const allowance = openBulkAllowance(context, { carrier: transport?.carrier ?? 'smtp', domain, settings });
  let fullUntil: Date | undefined;
  let resumesAt: Date | undefined;
  /** When the last one may leave of those that were put off for their receivers. */
  let lastAt = new Date(0);
  let putOff = 0;
  let waits = 0;
  return {
    mayLeave: async (deliveryId, to) => {
      const leave = await allowance.take(to);
      if (leave.ok) return true;
      const { until, isForAll } = leave;
      await postponeDelivery(database, deliveryId, isForAll ? clock.now() : until);
      if (isForAll) fullUntil = until;
      else {
        if (resumesAt === undefined || until < resumesAt) resumesAt = until;
        if (until > lastAt) lastAt = until;
      }
      putOff += 1;
      return false;
    },
    isFull: () => fullUntil !== undefined || putOff >= MOST_PUT_OFF,
    isOpen: () => fullUntil === undefined && lastAt <= clock.now(),
    isTired: () => waits >= MOST_WAITS,
    rest: () => void (putOff = MOST_PUT_OFF),
    goesOn: async () => {
      if (fullUntil === undefined && putOff < MOST_PUT_OFF) return true;
      const now = clock.now();
      const until = fullUntil ?? resumesAt ?? now;
      const milliseconds = until.getTime() - now.getTime();
      if (milliseconds > LONGEST_WAIT) {
        // What waits for tomorrow is not late tomorrow.
        await extendSendingIssues(database, until);
        return false;
      }
      [fullUntil, resumesAt, putOff] = [undefined, undefined, 0];
      if ((waits += 1) >= MOST_WAITS) return false;
      await wait(Math.max(SHORTEST_WAIT, milliseconds));
      return true;
    },
    close: () => allowance.close(),
  };
}
