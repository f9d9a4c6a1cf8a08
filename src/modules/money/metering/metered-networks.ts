import { createHmac } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';
import type { Browser } from '#modules/ground/browser.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { readOfNetwork, takeOfNetwork } from './metered-openings.store.ts';

/** Own judgement: a /56 of IPv6, of which one line often has 256 networks, may open what so many networks may. */
const NETWORKS_OF_LINE = 10;

type Counted = { readonly hash: string; readonly month: string; readonly most: number };
type Asked = {
  readonly secrets: CommandContext['secrets'];
  readonly browser: Browser;
  readonly month: string;
  readonly free: number;
};

/** The /56 that a /64 is in; null for an address of IPv4, which stands for itself. */
function lineOf(network: string): string | null {
  const groups = /^([\da-f]*:[\da-f]*:[\da-f]*):([\da-f]*)::\/64$/.exec(network);
  if (groups === null) return null;
  return `${groups[1]}:${(Number.parseInt(`0${groups[2]}`, 16) >> 8).toString(16)}::/56`;
}

/**
 * What an opening by a stranger counts for besides their cookie, which they may throw away (decision 0050). The kind
 * of browser is not asked: whoever takes more than their share says another one each time.
 */
async function countedOf(database: Database<Tables>, asked: Asked): Promise<readonly Counted[]> {
  const { secrets, browser, month, free } = asked;
  const settings = await readSettings(database);
  const most = free * Number(settings['metering.networkReaders']);
  // Only who knows our secret and the month could find the network out.
  const hashOf = (name: string) =>
    createHmac('sha256', secrets.standing('meter of networks')).update(`${month} ${name}`).digest('base64url');
  const network = { hash: hashOf(browser.network), month, most };
  const line = lineOf(browser.network);
  return line === null ? [network] : [network, { hash: hashOf(line), month, most: most * NETWORKS_OF_LINE }];
}

/** Whether strangers of a network may open one more story in this month; nothing is taken. */
export async function hasRoomInNetwork(database: Database<Tables>, asked: Asked): Promise<boolean> {
  for (const counted of await countedOf(database, asked)) {
    if ((await readOfNetwork(database, counted)) >= counted.most) return false;
  }
  return true;
}

/** Counts one more story for the network of a stranger; false where it has opened as many as it may in this month. */
export async function takeRoomInNetwork(database: Database<Tables>, asked: Asked): Promise<boolean> {
  for (const counted of await countedOf(database, asked)) {
    if (!(await takeOfNetwork(database, counted, counted.most))) return false;
  }
  return true;
}
