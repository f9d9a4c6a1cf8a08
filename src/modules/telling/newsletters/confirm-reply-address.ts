import { createHmac } from 'node:crypto';
import { isSigned } from '#platform/secrets/is-signed.ts';
import { obfuscateEmail } from '#shared/identity/obfuscate-email.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { replyAddressMailMessages as messages } from '#shared/messages/newsletters.ts';
import { newsletterLimits } from '#shared/newsletters/newsletter-rules.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { composeMail } from '#modules/ground/mails/compose-mail.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import type { StoredNewsletter } from './newsletter.ts';
import { confirmReplies } from './newsletters.store.ts';
import { findNewsletter } from './read-newsletters.ts';

const MAC_BYTES = 16;
const PURPOSE = 'confirm reply address';
const LIFE = newsletterLimits.daysToConfirm * 86_400_000;
const ID = /^[0-9a-f]{12}$/;
const DAY_SECONDS = 86_400;
/** Own judgement: whoever enters addresses of others must not be able to fill their mailboxes. */
const rules = {
  ofAddress: { most: 3, windowSeconds: DAY_SECONDS },
  ofPerson: { most: 10, windowSeconds: DAY_SECONDS },
} as const;

type Asked = Pick<StoredNewsletter, 'id' | 'name'> & { readonly address: string };

/** Counts a question to an address; false where that was asked, or whoever asks has asked, as often as a day allows. */
export async function takeReplyQuestion(context: CommandContext, address: string): Promise<boolean> {
  const asker = context.viewer?.personId ?? '';
  const ofPerson = await takeOperation(context, 'ask for replies', asker, rules.ofPerson);
  return ofPerson.ok && (await takeOperation(context, 'ask for replies of', address, rules.ofAddress)).ok;
}

/**
 * Asks an address whether it wants the replies to a newsletter (rule 300): a mail with a link that is good for a week.
 * Inside the transaction that saves it; what it counts is taken before.
 */
export async function askForReplies(inside: CommandContext, { id, name, address }: Asked): Promise<void> {
  const { siteUrl } = inside.config;
  const askedAt = inside.clock.now();
  const [site, days] = [await readSiteName(inside), newsletterLimits.daysToConfirm];
  const token = makeToken(inside, id, address, askedAt);
  const mail = composeMail({
    subject: formatMessage(messages.subject, { name }),
    preview: formatMessage(messages.preview, { days }),
    blocks: [
      { kind: 'paragraph', text: formatMessage(messages.intro, { name, site }) },
      { kind: 'button', label: messages.button, url: siteUrl + buildPath('ConfirmSubscription', { token }) },
      { kind: 'note', text: formatMessage(messages.life, { days }) },
    ],
    footer: formatMessage(messages.footer, { siteUrl }),
  });
  await sendMail(inside, { to: address, mail, validUntil: new Date(askedAt.getTime() + LIFE) });
}

type ReplyAddressRequest = {
  readonly newsletterName: string;
  readonly emailObfuscated: string;
  readonly isConfirmed: boolean;
};

/** What a link would agree to, and whether it has; null where it is none of these, or of an address that was replaced. */
export async function readReplyAddressRequest(
  context: Pick<CommandContext, 'database' | 'secrets' | 'clock'>,
  token: string,
): Promise<ReplyAddressRequest | null> {
  const newsletter = await findAsked(context, token);
  if (newsletter === undefined) return null;
  return {
    newsletterName: newsletter.name,
    emailObfuscated: obfuscateEmail(newsletter.replyTo),
    isConfirmed: newsletter.replyToAskedAt === null,
  };
}

/** Has replies go to an address, by the link in the mail to it; any other link does nothing. Twice is once. */
export async function confirmReplyAddress(context: CommandContext, token: string): Promise<void> {
  const newsletter = await findAsked(context, token);
  if (newsletter === undefined) return;
  await confirmReplies(context.database, newsletter);
}

async function findAsked(
  { database, secrets, clock }: Pick<CommandContext, 'database' | 'secrets' | 'clock'>,
  token: string,
): Promise<(StoredNewsletter & { readonly replyTo: string }) | undefined> {
  const [id = '', asked = '', mac = '', ...more] = token.split('.');
  if (more.length > 0 || !ID.test(id) || !(Number.parseInt(asked, 36) + LIFE > clock.now().getTime())) return undefined;
  const newsletter = await findNewsletter(database, id);
  const replyTo = newsletter?.replyTo ?? null;
  if (newsletter === undefined || newsletter.endedAt !== null || replyTo === null) return undefined;
  if (!isSigned(secrets, PURPOSE, mac, (key) => macOf(key, `${id}.${asked}.${replyTo}`))) return undefined;
  return { ...newsletter, replyTo };
}

function makeToken({ secrets }: Pick<CommandContext, 'secrets'>, id: string, address: string, askedAt: Date): string {
  const asked = askedAt.getTime().toString(36);
  return `${id}.${asked}.${macOf(secrets.secret(PURPOSE), `${id}.${asked}.${address}`)}`;
}

function macOf(key: Buffer, body: string): string {
  return createHmac('sha256', key).update(body).digest().subarray(0, MAC_BYTES).toString('base64url');
}
