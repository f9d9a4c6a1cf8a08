import { captchaActionOf } from '#shared/identity/captcha.ts';
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
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { composeMail } from '#modules/ground/mails/compose-mail.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { type BadRequest, badRequest, type Conflict, type NotFound } from '#modules/ground/refusals.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import { type Newsletter, ownerOf } from '#modules/telling/newsletters/newsletter.ts';
import { makeConfirmationToken } from './confirmation-token.ts';
import { consentTo, findOpenNewsletter } from './subscribe-to-newsletter.ts';
import { findSubscriberByAddress } from './find-subscriber.ts';
import { upsertSubscriber } from './subscribers.store.ts';

const DAY = 86_400_000;
const HOUR_SECONDS = 3_600;
/** Own judgement: whoever fills in addresses of others must not be able to fill their mailboxes. */
const rules = {
  ofNetwork: { most: 20, windowSeconds: HOUR_SECONDS },
  ofAddress: { most: 3, windowSeconds: 24 * HOUR_SECONDS },
  ofNewsletter: { most: 2_000, windowSeconds: HOUR_SECONDS },
  /** Without script there is no proof of work: few of one network, and few in all. */
  plainOfNetwork: { most: 5, windowSeconds: HOUR_SECONDS },
  plainOfNewsletter: { most: 30, windowSeconds: HOUR_SECONDS },
} as const;

export type RequestSubscriptionOutcome =
  | { readonly type: 'SubscriptionRequested'; readonly email: string }
  | { readonly type: 'FailedChallenge'; readonly message: string }
  | BadRequest
  | NotFound
  | Conflict
  | Busy;

type Wanted = {
  readonly newsletterId: string;
  readonly email: string;
  readonly captchaValue: string | null;
};

/**
 * Asks an address without an account whether it wants a newsletter (rule 75): a mail with a link that is valid for a
 * week. The answer is the same whether the address is on the list or not.
 */
export async function requestSubscription(
  context: CommandContext,
  { newsletterId, email, captchaValue }: Wanted,
): Promise<RequestSubscriptionOutcome> {
  const address = parseEmail(email)?.toLowerCase();
  if (address === undefined) return badRequest(emailAuthMessages.invalidEmail);
  const found = await findOpenNewsletter(context, newsletterId);
  if ('type' in found) return found;
  const network = await takeOperation(
    context,
    'request newsletter',
    context.browser?.network ?? 'none',
    rules.ofNetwork,
  );
  if (!network.ok) return busy(network.retryAfterSeconds);
  if (!(await verifyCaptcha(context, { value: captchaValue, action: captchaActionOf('subscribe') }))) {
    return { type: 'FailedChallenge', message: emailAuthMessages.failedChallenge };
  }
  const crowd = await takeOperation(context, 'request newsletter of', newsletterId, rules.ofNewsletter);
  if (!crowd.ok) return busy(crowd.retryAfterSeconds);
  await askAddress(context, found, { address, source: 'form', limit: rules.ofAddress });
  return { type: 'SubscriptionRequested', email: address };
}

/**
 * The same by a plain form: in a browser without script, or in a frame on another site, where no cookie of ours comes
 * along. Nobody proves any work there, so that far fewer may ask.
 */
export async function requestByForm(
  context: CommandContext,
  { newsletterId, email, network }: Pick<Wanted, 'newsletterId' | 'email'> & { readonly network: string },
): Promise<Exclude<RequestSubscriptionOutcome, { readonly type: 'FailedChallenge' }>> {
  const address = parseEmail(email)?.toLowerCase();
  if (address === undefined) return badRequest(emailAuthMessages.invalidEmail);
  const found = await findOpenNewsletter(context, newsletterId);
  if ('type' in found) return found;
  const ofNetwork = await takeOperation(context, 'request newsletter by form', network, rules.plainOfNetwork);
  if (!ofNetwork.ok) return busy(ofNetwork.retryAfterSeconds);
  const crowd = await takeOperation(context, 'request newsletter by form of', newsletterId, rules.plainOfNewsletter);
  if (!crowd.ok) return busy(crowd.retryAfterSeconds);
  await askAddress(context, found, { address, source: 'form', limit: rules.ofAddress });
  return { type: 'SubscriptionRequested', email: address };
}

type Asked = {
  readonly address: string;
  readonly source: 'form' | 'added';
  readonly limit: { readonly most: number; readonly windowSeconds: number };
};

/** Writes somebody down who is asked, and sends the link; nothing where they get the newsletter already. */
export async function askAddress(context: CommandContext, newsletter: Newsletter, asked: Asked): Promise<void> {
  const { address, source, limit } = asked;
  const standing = await findSubscriberByAddress(context.database, newsletter.id, address);
  if (standing?.state === 'active') return;
  const mails = await takeOperation(context, 'request newsletter for', address, limit);
  if (!mails.ok) return;
  await withTransaction(context, async (inside) => {
    const now = inside.clock.now();
    await upsertSubscriber(inside.database, {
      id: createId(),
      newsletterId: newsletter.id,
      reader: { address },
      firstOf: newsletter.isFirst ? ownerOf(newsletter) : null,
      state: 'waiting',
      source,
      consentText: await consentTo(inside, newsletter, true),
      sharesAddress: true,
      now,
    });
    const waiting = await findSubscriberByAddress(inside.database, newsletter.id, address);
    if (waiting !== undefined)
      await sendConfirmation(inside, { subscriberId: waiting.id, address, name: newsletter.name });
  });
}

type Confirmation = { readonly subscriberId: string; readonly address: string; readonly name: string };

async function sendConfirmation(inside: CommandContext, { subscriberId, address, name }: Confirmation): Promise<void> {
  const { siteUrl } = inside.config;
  const validUntil = new Date(inside.clock.now().getTime() + newsletterLimits.daysToConfirm * DAY);
  const token = makeConfirmationToken(inside.secrets, subscriberId, validUntil);
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
