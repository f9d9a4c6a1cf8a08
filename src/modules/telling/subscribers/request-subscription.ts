import { captchaActionOf } from '#shared/identity/captcha.ts';
import { issueMailMessages } from '#shared/messages/issues.ts';
import { newsletterMailMessages } from '#shared/messages/newsletters.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { newsletterLimits } from '#shared/newsletters/newsletter-rules.ts';
import { parseEmail } from '#shared/identity/email-rule.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { emailAuthMessages } from '#shared/messages/email-auth.ts';
import { type Busy, busy } from '#modules/ground/busy.ts';
import { verifyCaptcha } from '#modules/ground/captcha/verify-captcha.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { type OperationRule, takeOperation } from '#modules/ground/limits/take-operation.ts';
import { composeMail } from '#modules/ground/mails/compose-mail.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { type BadRequest, badRequest, type Conflict, type NotFound } from '#modules/ground/refusals.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import { type Newsletter, ownerOf } from '#modules/telling/newsletters/newsletter.ts';
import { unsubscribeLinks } from '#modules/telling/unsubscribing/unsubscribe-links.ts';
import { makeConfirmationToken } from './confirmation-token.ts';
import { consentTo, findOpenNewsletter } from './subscribe-to-newsletter.ts';
import { findSubscriberByAddress } from './find-subscriber.ts';
import { getsMail, hasLeft, showsAddress } from './subscriber.ts';
import { upsertSubscriber } from './subscribers.store.ts';

const DAY = 86_400_000;
const HOUR_SECONDS = 3_600;
/** Own judgement: whoever fills in addresses of others must not be able to fill their mailboxes. */
const rules = {
  ofNetwork: { most: 20, windowSeconds: HOUR_SECONDS },
  ofAddress: { most: 3, windowSeconds: 24 * HOUR_SECONDS },
  /** Of one newsletter, for who gets it already. */
  already: { most: 1, windowSeconds: 24 * HOUR_SECONDS },
  ofNewsletter: { most: 2_000, windowSeconds: HOUR_SECONDS },
  /** Without script there is no proof of work: few of one network, and few in all. */
  plainOfNetwork: { most: 5, windowSeconds: HOUR_SECONDS },
  plainOfNewsletter: { most: 30, windowSeconds: HOUR_SECONDS },
} as const;

export type RequestByFormOutcome =
  | { readonly type: 'SubscriptionRequested'; readonly email: string }
  | BadRequest
  | NotFound
  | Conflict
  | Busy;
const failedChallenge = { type: 'FailedChallenge', message: emailAuthMessages.failedChallenge } as const;
export type RequestSubscriptionOutcome = RequestByFormOutcome | typeof failedChallenge;

type Wanted = { readonly newsletterId: string; readonly email: string };

/**
 * Asks an address without an account whether it wants a newsletter (rule 75): a mail with a link that is valid for a
 * week. The answer is the same whether the address is on the list or not.
 */
export async function requestSubscription(
  context: CommandContext,
  { newsletterId, email, captchaValue }: Wanted & { readonly captchaValue: string | null },
): Promise<RequestSubscriptionOutcome> {
  const { browser } = context;
  const address = parseEmail(email)?.toLowerCase();
  if (address === undefined) return badRequest(emailAuthMessages.invalidEmail);
  if (browser === null) return failedChallenge;
  const network = await takeOperation(context, 'request newsletter', browser.network, rules.ofNetwork);
  if (!network.ok) return busy(network.retryAfterSeconds);
  const proof = { value: captchaValue, action: captchaActionOf('subscribe') };
  if (!(await verifyCaptcha(context, proof))) return failedChallenge;
  return await request(context, { newsletterId, address }, { name: 'request newsletter of', rule: rules.ofNewsletter });
}

/**
 * The same by a plain form: in a browser without script, or in a frame on another site, where no cookie of ours comes
 * along. Nobody proves any work there, so that far fewer may ask.
 */
export async function requestByForm(
  context: CommandContext,
  { newsletterId, email, network }: Wanted & { readonly network: string },
): Promise<RequestByFormOutcome> {
  const address = parseEmail(email)?.toLowerCase();
  if (address === undefined) return badRequest(emailAuthMessages.invalidEmail);
  const ofNetwork = await takeOperation(context, 'request newsletter by form', network, rules.plainOfNetwork);
  if (!ofNetwork.ok) return busy(ofNetwork.retryAfterSeconds);
  const crowd = { name: 'request newsletter by form of', rule: rules.plainOfNewsletter };
  return await request(context, { newsletterId, address }, crowd);
}

/** What both ways have in common: the newsletter, and how many may ask for it in an hour. */
async function request(
  context: CommandContext,
  { newsletterId, address }: { readonly newsletterId: string; readonly address: string },
  crowd: { readonly name: string; readonly rule: OperationRule },
): Promise<RequestByFormOutcome> {
  const found = await findOpenNewsletter(context, newsletterId);
  if ('type' in found) return found;
  const taken = await takeOperation(context, crowd.name, newsletterId, crowd.rule);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  // Before anybody looks at the list, so that it is told of nobody: who is past it is not sent to look for a mail.
  const mails = await takeOperation(context, 'request newsletter for', address, rules.ofAddress);
  if (!mails.ok) return busy(mails.retryAfterSeconds);
  await askAddress(context, found, { address, source: 'form', limit: null });
  return { type: 'SubscriptionRequested', email: address };
}

type Asked = {
  readonly address: string;
  readonly source: 'form' | 'added';
  /** How many mails the address gets; null where they were counted already. */
  readonly limit: OperationRule | null;
};

/**
 * Sends an address the link by which it says yes, and writes it down as waiting. Whoever gets the newsletter already and
 * asks again is told so, and hears nothing in the name of a writer, nor does whoever left. Whoever came with a long list
 * and waits for their turn gets the link like a stranger, and is on the list from their answer on (rule 72). Somebody who
 * left and asks again stays among those who left until they follow the link, since anybody can fill in an address. Of an
 * account that hides its address the writer sees what they would see of a stranger.
 */
export async function askAddress(context: CommandContext, newsletter: Newsletter, asked: Asked): Promise<void> {
  const { address, source, limit } = asked;
  const standing = await findSubscriberByAddress(context.database, newsletter.id, address);
  const isActive = standing?.state === 'active';
  const isHidden = standing !== undefined && !showsAddress(standing);
  if (getsMail(standing) && source === 'form')
    return await sayAlready(context, newsletter, { ...asked, subscriberId: standing.id });
  if (isActive && !isHidden && source === 'added') return;
  if (limit !== null && !(await takeOperation(context, 'request newsletter for', address, limit)).ok) return;
  await withTransaction(context, async (inside) => {
    // Whoever left stays off, and whoever waits for their turn goes on waiting for it, until they follow the link.
    const staysSo = source === 'form' && standing !== undefined && standing.state !== 'waiting' && !isHidden;
    const subscriberId = staysSo ? standing.id : await writeDown(inside, newsletter, asked);
    if (subscriberId === undefined || (source === 'added' && (isActive || hasLeft(standing)))) return;
    await sendConfirmation(inside, { subscriberId, address, name: newsletter.name });
  });
}

/** Undefined where the address came onto the list at this moment. */
async function writeDown(
  inside: CommandContext,
  newsletter: Newsletter,
  { address, source }: Asked,
): Promise<string | undefined> {
  return await upsertSubscriber(inside.database, {
    id: createId(),
    newsletterId: newsletter.id,
    reader: { address },
    firstOf: newsletter.isFirst ? ownerOf(newsletter) : null,
    state: 'waiting',
    source,
    consentText: await consentTo(inside, newsletter, true),
    sharesAddress: true,
    now: inside.clock.now(),
  });
}

/** Whoever was told to look for a mail gets one, once a day, so that nobody waits for a link that never comes. */
async function sayAlready(
  context: CommandContext,
  { id, name }: Newsletter,
  { address, subscriberId }: Asked & { readonly subscriberId: string },
): Promise<void> {
  const isFirst = await takeOperation(context, 'gets newsletter already', `${id} ${address}`, rules.already);
  if (!isFirst.ok) return;
  const { siteUrl } = context.config;
  const links = unsubscribeLinks(context, '', `subscriber/${subscriberId}`);
  const site = await readSiteName(context);
  const mail = composeMail({
    subject: formatMessage(newsletterMailMessages.alreadySubject, { name }),
    preview: newsletterMailMessages.alreadyPreview,
    blocks: [
      { kind: 'paragraph', text: formatMessage(newsletterMailMessages.alreadyIntro, { name, site }) },
      { kind: 'note', text: newsletterMailMessages.alreadySpam },
      { kind: 'link', label: issueMailMessages.unsubscribe, url: links.unsubscribeUrl },
    ],
    footer: formatMessage(newsletterMailMessages.confirmFooter, { siteUrl }),
  });
  await sendMail(context, { to: address, mail });
}

type Question = { readonly subscriberId: string; readonly address: string; readonly name: string };

async function sendConfirmation(inside: CommandContext, { subscriberId, address, name }: Question): Promise<void> {
  const { siteUrl } = inside.config;
  const askedAt = inside.clock.now();
  const validUntil = new Date(askedAt.getTime() + newsletterLimits.daysToConfirm * DAY);
  const token = makeConfirmationToken(inside.secrets, { subscriberId, askedAt });
  const site = await readSiteName(inside);
  const mail = composeMail({
    subject: formatMessage(newsletterMailMessages.confirmSubject, { name }),
    preview: formatMessage(newsletterMailMessages.confirmPreview, { days: newsletterLimits.daysToConfirm }),
    blocks: [
      { kind: 'paragraph', text: formatMessage(newsletterMailMessages.confirmIntro, { name, site }) },
      {
        kind: 'button',
        label: newsletterMailMessages.confirmButton,
        url: siteUrl + buildPath('ConfirmSubscription', { token }),
      },
      {
        kind: 'note',
        text: formatMessage(newsletterMailMessages.confirmLife, { days: newsletterLimits.daysToConfirm }),
      },
    ],
    footer: formatMessage(newsletterMailMessages.confirmFooter, { siteUrl }),
  });
  await sendMail(inside, { to: address, mail, validUntil });
}
