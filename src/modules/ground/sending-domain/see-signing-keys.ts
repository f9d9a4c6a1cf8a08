import { createNameLookup, type NameLookup } from '#platform/dns/name-lookup.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { findWaitingKeys, type KeptKeys } from './find-signing-keys.ts';
import { deleteRetiredKeys, markKeysSeen } from './sending-domain.store.ts';
import { ed25519Selector, rsaSelector } from './signing-key.ts';

const DAY = 86_400_000;
/** Own judgement: longer than any mail server keeps a mail before it gives it up or checks it. */
const RETIRED_DAYS = 7;

/** Looks whether keys that wait can be found, which makes them those that sign; run it once an hour. */
export async function seeSigningKeys(context: CommandContext): Promise<void> {
  mustBeProgram(context);
  const lookup = createNameLookup(context.config.dnsServers);
  for (const keys of await findWaitingKeys(context.database)) await seeKeys(context, lookup, keys);
  await deleteRetiredKeys(context.database, new Date(context.clock.now().getTime() - RETIRED_DAYS * DAY));
}

/** When the records of keys that sign no more may go. */
export function endOfRetired(retiredAt: Date): Date {
  return new Date(retiredAt.getTime() + RETIRED_DAYS * DAY);
}

/** Has a pair that waits sign from now on where both of its records are found. */
export async function seeKeys(
  { database, clock }: Pick<CommandContext, 'database' | 'clock'>,
  lookup: NameLookup,
  waiting: KeptKeys,
): Promise<void> {
  if (await areKeysThere(lookup, waiting)) await markKeysSeen(database, waiting, clock.now());
}

/** Whether anybody can check a signature by either key. */
export async function areKeysThere(lookup: NameLookup, keys: KeptKeys): Promise<boolean> {
  const found = await Promise.all(recordsOfKeys(keys).map((record) => holdsKey(lookup, record)));
  return found.every((one) => one);
}

type KeyRecord = { readonly name: string; readonly value: string };

/** What has to stand in the DNS for a pair of keys. */
export function recordsOfKeys({ domain, selector, rsaRecord, ed25519Record }: KeptKeys): readonly KeyRecord[] {
  return [
    { name: `${rsaSelector(selector)}._domainkey.${domain}`, value: rsaRecord },
    { name: `${ed25519Selector(selector)}._domainkey.${domain}`, value: ed25519Record },
  ];
}

async function holdsKey(lookup: NameLookup, { name, value }: KeyRecord): Promise<boolean> {
  const texts = await lookup.txt(name);
  return texts !== 'unreachable' && texts.some((text) => keyOf(text) === keyOf(value));
}

/** The `p=` of a record, however somebody spaced it. */
function keyOf(record: string): string | undefined {
  return /(?:^|;)p=([^;]+)/.exec(record.replace(/\s+/g, ''))?.[1];
}
