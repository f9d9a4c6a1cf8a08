const DAY = 86_400_000;

/** Rule 72. */
export const subscriberImportLimits = {
  mostBytes: 10 * 1_048_576,
  mostRows: 50_000,
  accountDays: 7,
  /** Of a list of more than so many, … */
  stagedAbove: 1_000,
  /** … so many a day join. */
  joinADay: 500,
  mostOrigin: 200,
} as const;

/** What became of one row of a list: the first that fits, in this order. */
export type SubscriberVerdict =
  | 'imported'
  | 'duplicate'
  | 'onList'
  | 'asked'
  | 'left'
  | 'removed'
  | 'suppressed'
  | 'offElsewhere'
  | 'foreign'
  | 'role'
  | 'invalid'
  | 'empty';

/** Whether somebody may bring a list along: for accounts of 7 days, and administrators. */
export function mayImportEmails(
  { accountSince, isAdministrator }: { readonly accountSince: Date; readonly isAdministrator: boolean },
  now: Date,
): boolean {
  return isAdministrator || now.getTime() - accountSince.getTime() >= subscriberImportLimits.accountDays * DAY;
}

/** Names that stand for a task and not for a person: mail to many does not belong there. */
const ROLES: ReadonlySet<string> = new Set(
  (
    'abuse admin administrator billing compliance daemon devnull dns ftp hostmaster info inoc ispfeedback ispsupport ' +
    'legal list list-request mail mailer-daemon maildaemon marketing no-reply noc noreply null office phish phishing ' +
    'postmaster privacy registrar root sales security spam support sysadmin tech undisclosed-recipients unsubscribe ' +
    'usenet uucp webmaster www'
  ).split(' '),
);

/** Whether an address is a task’s: `info@…`, `support+eu@…`. */
export function isRoleAddress(address: string): boolean {
  return ROLES.has((address.split('@', 1)[0] ?? '').split('+', 1)[0] ?? '');
}

/** In how many days the last of so many joins; 0 where they join at once. */
export function daysToJoin(stagedCount: number): number {
  return Math.ceil(stagedCount / subscriberImportLimits.joinADay);
}
