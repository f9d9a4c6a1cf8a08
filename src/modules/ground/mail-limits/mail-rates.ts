import type { MailTransport } from '#platform/mail/mail-transport.ts';

/** A second's worth of what a carrier takes of everybody at first; none where it says none. */
const OF_CARRIERS: Partial<Readonly<Record<MailTransport['carrier'], number>>> = { ses: 14, resend: 2 };

/** Own judgement: mails a second that large services take from one sender without putting any off. */
const FAMILIES = [
  { name: 'gmail', perSecond: 50, domains: /^(?:gmail|googlemail)\.com$/ },
  { name: 'microsoft', perSecond: 20, domains: /^(?:outlook|hotmail|live|msn)\.[a-z.]{2,6}$/ },
  { name: 'yahoo', perSecond: 20, domains: /^(?:yahoo\.[a-z.]{2,6}|(?:ymail|rocketmail|aol)\.com)$/ },
  { name: 'apple', perSecond: 20, domains: /^(?:icloud|me|mac)\.com$/ },
] as const;

/** What may leave in a second; undefined where nothing says so. */
export type Rate = { readonly name: string; readonly perSecond: number };

/** How much a carrier takes: as the operator says, else as it says of itself. */
export function rateOfCarrier(carrier: MailTransport['carrier'], setting: string): Rate | undefined {
  const perSecond = setting === '' ? OF_CARRIERS[carrier] : Number(setting);
  return perSecond === undefined ? undefined : { name: `by ${carrier}`, perSecond };
}

/** How much whoever reads mail of an address takes; `setting` is a list such as `example.org=5 gmail=10`. */
export function rateOfReceiver(address: string, setting: string): Rate | undefined {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  const family = FAMILIES.find(({ domains }) => domains.test(domain));
  const name = family?.name ?? domain;
  const own = new Map(
    setting.split(/\s+/).map((entry): [string, number] => {
      const [of = '', number = ''] = entry.split('=');
      return [of, Number(number)];
    }),
  );
  const perSecond = own.get(domain) ?? own.get(name) ?? family?.perSecond;
  return perSecond === undefined ? undefined : { name: `to ${name}`, perSecond };
}

/** Rule 171: on its first day a domain sends so many mails to many, and on each day after so many times more. */
const FIRST_DAY = 200;
const GROWTH = 1.18;
/** From so many a day on it is known. */
const KNOWN = 200_000;

/** How many mails to many may leave on which day (from 0) of a warm-up; undefined once the domain is known. */
export function allowanceOfDay(number: number): number | undefined {
  const most = Math.floor(FIRST_DAY * GROWTH ** number);
  return most >= KNOWN ? undefined : most;
}
