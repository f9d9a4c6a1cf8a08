import { sendsMail } from '#platform/config/mail-settings.ts';
import type { MailTransport } from '#platform/mail/mail-transport.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { findWarmDay, type WarmDay } from '#modules/ground/mail-limits/find-warm-day.ts';
import { allowanceOfDay } from '#modules/ground/mail-limits/mail-rates.ts';
import { sendingDomain } from '#modules/ground/mails/deliver-mail.ts';
import { readStuckMail, type StuckMail } from '#modules/ground/mails/stuck-mail.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';
import type { MailLane } from './mail-lanes.tables.ts';
import { readStops, type StoppedLane } from './stop-lane.ts';

/** Who carries mail of a kind, and why it stands still where it does. */
export type LaneState = {
  readonly lane: MailLane;
  readonly carrier: MailTransport['carrier'];
  readonly stop: StoppedLane | undefined;
  /** What it did not take, try after try; of newsletters, issues say it themselves. */
  readonly stuck: StuckMail | undefined;
};

/** Both ways in which mail leaves; none where nothing does. */
export async function readLanes({ database, config }: CommandContext): Promise<readonly LaneState[]> {
  if (!sendsMail(config)) return [];
  const [stops, stuck] = [await readStops(database), await readStuckMail(database)];
  const { mailApi } = config;
  const bulk = mailApi?.provider ?? 'smtp';
  const carriers = { account: mailApi?.isForBulkOnly === true ? 'smtp' : bulk, bulk } as const;
  return (['account', 'bulk'] as const).map((lane) => {
    const carrier = carriers[lane];
    // What another carrier said before the settings changed says nothing of this one.
    const stop = stops.find((one) => one.lane === lane && one.carrier === carrier);
    return { lane, carrier, stop, stuck: lane === 'account' && stuck.count > 0 ? stuck : undefined };
  });
}

export type WarmUp = Pick<WarmDay, 'sent'> & { readonly most: number; readonly day: number };

/** How far the warm-up of the domain has come; undefined where nothing holds mail back (rule 171). */
export async function readWarmUp({ database, config, clock }: CommandContext): Promise<WarmUp | undefined> {
  if ((await readSettings(database))['mail.warmUp'] !== 'true') return undefined;
  const today = clock.now().toISOString().slice(0, 10);
  const { number, sent } = await findWarmDay(database, sendingDomain(config), today);
  const most = allowanceOfDay(number);
  return most === undefined ? undefined : { day: number + 1, most, sent };
}
