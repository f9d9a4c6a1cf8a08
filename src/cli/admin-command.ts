import { formatMessage } from '#shared/messages/format-message.ts';
import { isPlatformRole, platformRoles } from '#shared/moderation/platform-roles.ts';
import { banLink, unbanLink } from '#modules/ground/banned-links/ban-link.ts';
import { readBannedLinks } from '#modules/ground/banned-links/read-banned-links.ts';
import { readStrays } from '#modules/money/billing/read-strays.ts';
import { refundStray, type RefundStrayOutcome } from '#modules/money/billing/refund-stray.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { makeCoupon } from '#modules/money/coupons/make-coupon.ts';
import { readCoupons } from '#modules/money/coupons/read-coupons.ts';
import { readErrorGroups } from '#modules/running/errors/read-errors.ts';
import { changeRole } from '#modules/running/moderation/change-role.ts';
import { liftFactorLock } from '#modules/running/moderation/lift-factor-lock.ts';
import { makeLoginLink } from '#modules/running/moderation/make-login-link.ts';
import { findAdminUser } from '#modules/running/moderation/read-admin-user.ts';
import { readWholeAudit } from '#modules/running/moderation/read-audit.ts';
import { rebuildSearch } from '#modules/finding/search/rebuild-search.ts';
import { changeSetting as changeSettingOf } from '#modules/ground/settings/operator-settings.ts';
import { acceptSiteSecrets } from '#modules/ground/secret-keys/site-secret.ts';
import { isSettingName, settingNames } from '#modules/ground/settings/setting-list.ts';
import { readCouponTerms } from './coupon-terms.ts';
import { openSite } from './open-program.ts';
import { printQuarantine, wake } from './quarantine-deeds.ts';
import { cliTexts } from './texts.ts';

type Deed = (context: CommandContext, parameters: readonly string[]) => Promise<number>;

const deeds: Readonly<Record<string, { readonly parameters: number; readonly run: Deed }>> = {
  grant: { parameters: 2, run: (context, given) => turnRole(context, given, true) },
  revoke: { parameters: 2, run: (context, given) => turnRole(context, given, false) },
  'login-link': { parameters: 1, run: printLoginLink },
  'lift-lock': { parameters: 1, run: liftLock },
  // Opening the program with the new secret is all it takes.
  'accept-new-secret': { parameters: 0, run: async () => say(cliTexts.secretAccepted) },
  set: { parameters: 2, run: changeSetting },
  audit: { parameters: 0, run: printAudit },
  errors: { parameters: 0, run: printErrors },
  'ban-link': { parameters: 2, run: banLinks },
  'unban-link': { parameters: 1, run: allowLinks },
  'search-rebuild': { parameters: 0, run: rebuildSearchNow },
  coupon: { parameters: 2, run: makeCouponNow },
  coupons: { parameters: 0, run: printCoupons },
  'stray-charges': { parameters: 0, run: printStrays },
  'refund-stray': { parameters: 1, run: giveStrayBack },
  'banned-links': { parameters: 0, run: printBannedLinks },
  quarantine: { parameters: 0, run: printQuarantine },
  wake: { parameters: 0, run: (context) => wake(context, false) },
  'wake-without-old-mail': { parameters: 0, run: (context) => wake(context, true) },
};

/** `longhand admin …`: the operator's first aid. 0 if it's done, 1 if it couldn't be, 2 if it was called the wrong way. */
export async function adminCommand(parameters: readonly string[]): Promise<number> {
  const [name = '', ...given] = parameters;
  if (parameters.length === 0 || parameters.includes('--help') || parameters.includes('-h')) {
    process.stdout.write(cliTexts.adminHelp);
    return 0;
  }
  const deed = Object.hasOwn(deeds, name) ? deeds[name] : undefined;
  if (deed === undefined) return complain(formatMessage(cliTexts.noSuchDeed, { name }));
  if (deed.parameters !== given.length) return complain(usageOf(name));
  const program = await openSite(name === 'accept-new-secret' ? acceptSiteSecrets : undefined);
  try {
    return await deed.run(program.context, given);
  } finally {
    await program.close();
  }
}

/** The call as the help shows it, without the description: how many words it takes, and in which order. */
function usageOf(name: string): string {
  const [, call = ''] = new RegExp(`^longhand admin (${name}(?: [A-Z]+)*)(?: |$)`, 'm').exec(cliTexts.adminHelp) ?? [];
  return formatMessage(cliTexts.adminUsage, { call });
}

async function turnRole(
  context: CommandContext,
  [username = '', role = '']: readonly string[],
  isGranted: boolean,
): Promise<number> {
  const wanted = role.toUpperCase();
  if (!isPlatformRole(wanted)) {
    return complain(formatMessage(cliTexts.noSuchRole, { role, roles: platformRoles.join(', ') }));
  }
  const person = await findAdminUser(context, username);
  if (person === undefined) return complain(formatMessage(cliTexts.noSuchPerson, { name: username }), 1);
  const answer = await changeRole(context, { personId: person.id, role: wanted, isGranted });
  if (answer.type !== 'AdminUser') return complain(answer.message, 1);
  const text = isGranted ? cliTexts.roleGranted : cliTexts.roleRevoked;
  return say(formatMessage(text, { username: person.username, role: wanted }));
}

async function printLoginLink(context: CommandContext, [address = '']: readonly string[]): Promise<number> {
  const link = await makeLoginLink(context, address);
  if (link === undefined) return complain(formatMessage(cliTexts.noSuchAddress, { address }), 1);
  return say(`${cliTexts.loginLink}\n${link}`);
}

async function liftLock(context: CommandContext, [username = '']: readonly string[]): Promise<number> {
  const person = await findAdminUser(context, username);
  if (person === undefined) return complain(formatMessage(cliTexts.noSuchPerson, { name: username }), 1);
  await liftFactorLock(context, person.id);
  return say(formatMessage(cliTexts.lockLifted, { username: person.username }));
}

async function changeSetting(context: CommandContext, [name = '', value = '']: readonly string[]): Promise<number> {
  if (!isSettingName(name)) {
    return complain(formatMessage(cliTexts.noSuchSetting, { name, names: settingNames.join(', ') }));
  }
  const answer = await changeSettingOf(context, { name, value });
  if ('message' in answer) return complain(answer.message);
  return say(formatMessage(cliTexts.settingChanged, { name }));
}

async function banLinks(context: CommandContext, [pattern = '', reason = '']: readonly string[]): Promise<number> {
  const answer = await banLink(context, { pattern, reason });
  if (answer.type !== 'BannedLink') return complain(answer.message);
  return say(formatMessage(cliTexts.linkBanned, { pattern: answer.pattern }));
}

async function allowLinks(context: CommandContext, [pattern = '']: readonly string[]): Promise<number> {
  const answer = await unbanLink(context, pattern);
  if (answer.type !== 'BannedLink') return complain(answer.message, 1);
  return say(formatMessage(cliTexts.linkAllowed, { pattern: answer.pattern }));
}

async function printBannedLinks(context: CommandContext): Promise<number> {
  for (const { pattern, reason } of await readBannedLinks(context)) process.stdout.write(`${pattern}\t${reason}\n`);
  return 0;
}

async function makeCouponNow(context: CommandContext, [code = '', terms = '']: readonly string[]): Promise<number> {
  const read = readCouponTerms(terms);
  if (read === null) return complain(cliTexts.wrongTerms);
  const answer = await makeCoupon(context, { code, ...read });
  if (answer.type !== 'AdminCoupon') return complain(answer.message);
  return say(formatMessage(cliTexts.couponMade, { code: answer.coupon.code }));
}

async function printStrays(context: CommandContext): Promise<number> {
  for (const stray of await readStrays(context)) process.stdout.write(`${JSON.stringify(stray)}\n`);
  return 0;
}

const STRAY_TEXTS = {
  NOT_FOUND: cliTexts.noStray,
  PENDING: cliTexts.strayPending,
  REFUNDED: cliTexts.strayRefunded,
  REFUSED: cliTexts.strayRefused,
  UNKNOWN: cliTexts.strayUnknown,
} as const satisfies Readonly<Record<RefundStrayOutcome, string>>;

async function giveStrayBack(context: CommandContext, [charge = '']: readonly string[]): Promise<number> {
  const outcome = await refundStray(context, charge);
  const text = formatMessage(STRAY_TEXTS[outcome], { charge });
  return outcome === 'REFUNDED' || outcome === 'PENDING' ? say(text) : complain(text, 1);
}

async function printCoupons(context: CommandContext): Promise<number> {
  for (const coupon of await readCoupons(context)) process.stdout.write(`${JSON.stringify(coupon)}\n`);
  return 0;
}

async function rebuildSearchNow(context: CommandContext): Promise<number> {
  const count = await rebuildSearch(context);
  return say(formatMessage(cliTexts.searchRebuilt, { count }));
}

/** Most recent first: when, how often, who saw it, what it said and where. */
async function printErrors(context: CommandContext): Promise<number> {
  const groups = await readErrorGroups(context, { state: 'open', order: 'lastSeen' });
  for (const { lastSeenAt, count, source, name, message, place } of groups)
    process.stdout.write(`${[lastSeenAt.toISOString(), count, source, `${name}: ${message}`, place].join('\t')}\n`);
  return 0;
}

async function printAudit(context: CommandContext): Promise<number> {
  for (const entry of await readWholeAudit(context)) process.stdout.write(`${JSON.stringify(entry)}\n`);
  return 0;
}

function say(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}

function complain(text: string, status = 2): number {
  process.stderr.write(`${text}\n`);
  return status;
}
