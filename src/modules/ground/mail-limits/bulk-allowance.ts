import type { MailTransport } from '#platform/mail/mail-transport.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { Settings } from '#modules/ground/settings/setting-list.ts';
import { giveBack, giveBackOfDay, openDay, takeOfDay, takeOfRate } from './mail-limits.store.ts';
import { allowanceOfDay, type Rate, rateOfCarrier, rateOfReceiver } from './mail-rates.ts';

/** Own judgement: a process asks for so many at once, and for a quarter of a second's worth where that is less. */
const CHUNK = 50;
const DAY = 86_400_000;

/** Whether a mail may leave now: where it may not, when, and whether that goes for all of them. */
export type Leave = { readonly ok: true } | { readonly ok: false; readonly until: Date; readonly isForAll: boolean };

export type BulkAllowance = {
  /** Takes leave for one mail. */
  readonly take: (to: string) => Promise<Leave>;
  /** Gives back what was not used. */
  readonly close: () => Promise<void>;
};

type Means = Pick<CommandContext, 'database' | 'clock'>;
type Sending = {
  readonly carrier: MailTransport['carrier'];
  /** That mail comes from. */
  readonly domain: string;
  readonly settings: Settings;
};

/**
 * What mails to many may still take of the limits of rule 171, which all processes share. A few are taken at a time, so
 * that not every mail asks the database.
 */
export function openBulkAllowance({ database, clock }: Means, { carrier, domain, settings }: Sending): BulkAllowance {
  const inHand = new Map<string, number>();
  /** How many of a rate wait already, so that each gets a moment of its own. */
  const waiting = new Map<string, number>();
  const ofCarrier = rateOfCarrier(carrier, settings['mail.perSecond']);
  const isNew = settings['mail.warmUp'] === 'true';
  let day = { key: '', left: 0 };

  const takeRate = async (rate: Rate): Promise<Date | undefined> => {
    const left = inHand.get(rate.name) ?? 0;
    if (left > 0) {
      inHand.set(rate.name, left - 1);
      return undefined;
    }
    const now = clock.now();
    const wanted = Math.max(1, Math.min(CHUNK, Math.floor(rate.perSecond / 4)));
    const { granted, there } = await takeOfRate(database, rate, { now, wanted });
    if (granted > 0) {
      inHand.set(rate.name, (inHand.get(rate.name) ?? 0) + granted - 1);
      waiting.set(rate.name, 0);
      return undefined;
    }
    const place = (waiting.get(rate.name) ?? 0) + 1;
    waiting.set(rate.name, place);
    return new Date(now.getTime() + Math.ceil(((place - Math.min(1, there)) / rate.perSecond) * 1_000));
  };
  const putBack = (name: string) => void inHand.set(name, (inHand.get(name) ?? 0) + 1);

  /** The next day where nothing more may leave today. */
  const takeDay = async (): Promise<Date | undefined> => {
    const now = clock.now();
    const key = now.toISOString().slice(0, 10);
    if (day.key === key && day.left > 0) {
      day.left -= 1;
      return undefined;
    }
    const most = allowanceOfDay((await openDay(database, domain, key))?.number ?? 0);
    if (most === undefined) {
      day = { key, left: Number.MAX_SAFE_INTEGER };
      return undefined;
    }
    const granted = await takeOfDay(database, { domain, day: key, most, wanted: CHUNK });
    day = { key, left: Math.max(0, granted - 1) };
    return granted > 0 ? undefined : new Date(Date.parse(key) + DAY);
  };

  const takeOne = async (to: string): Promise<Leave> => {
    const ofReceiver = rateOfReceiver(to, settings['mail.perReceiver']);
    const later = ofReceiver && (await takeRate(ofReceiver));
    if (later !== undefined) return { ok: false, until: later, isForAll: false };
    const full = ofCarrier && (await takeRate(ofCarrier));
    if (full !== undefined) {
      if (ofReceiver !== undefined) putBack(ofReceiver.name);
      return { ok: false, until: full, isForAll: true };
    }
    const tomorrow = isNew ? await takeDay() : undefined;
    if (tomorrow === undefined) return { ok: true };
    for (const rate of [ofReceiver, ofCarrier]) if (rate !== undefined) putBack(rate.name);
    return { ok: false, until: tomorrow, isForAll: true };
  };
  // One after another, so that whoever is told to wait is told so when nothing is in hand.
  let turn: Promise<unknown> = Promise.resolve();

  return {
    take: (to) => {
      const taken = turn.then(() => takeOne(to));
      turn = taken.catch(() => undefined);
      return taken;
    },
    close: async () => {
      for (const [name, left] of inHand) if (left > 0) await giveBack(database, name, left);
      inHand.clear();
      if (day.left > 0 && day.left <= CHUNK) await giveBackOfDay(database, { domain, day: day.key, count: day.left });
      day = { key: '', left: 0 };
    },
  };
}

/** Mail that somebody waits for waits for nothing, and the mails to many give way to it. */
export async function chargeOneMail(
  { database, clock }: Means,
  carrier: MailTransport['carrier'],
  setting: string,
): Promise<void> {
  const rate = rateOfCarrier(carrier, setting);
  if (rate !== undefined) await takeOfRate(database, rate, { now: clock.now(), wanted: 1, isDebt: true });
}
