import { createHmac, randomInt } from 'node:crypto';
import { publisherDomainOf } from '#shared/authors/author-rules.ts';
import { parseEmail } from '#shared/identity/email-rule.ts';
import { authorMessages as messages } from '#shared/messages/authors.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { mailMessages } from '#shared/messages/mails.ts';
import { isSigned } from '#platform/secrets/is-signed.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { type RateLimited, rateLimited } from '#modules/ground/limits/rate-limited.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { composeMail, type Mail } from '#modules/ground/mails/compose-mail.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { type BadRequest, badRequest, type Forbidden, forbidden } from '#modules/ground/refusals.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import { whyNotApply } from './author-verifications.policy.ts';
import { MOST_CODE_TRIES } from './read-author-facts.ts';
import { markProven, replaceProof, takeTry } from './author-verifications.store.ts';

/** As a code of signing in (rule 136), with more time: a publisher’s mail may come by way of somebody else. */
const CODE_MINUTES = 30;
const CODE_DIGITS = 6;
const PURPOSE = 'publisher code';
/** Own judgement: nobody is written to more often, by one person or by many. */
const A_DAY = { most: 5, windowSeconds: 86_400 } as const;

export type PublisherProof = { readonly type: 'PublisherProof' };
export type PublisherOutcome = PublisherProof | BadRequest | Forbidden | RateLimited;
const done: PublisherOutcome = { type: 'PublisherProof' };

/** Sends a code to an address at a publisher that the viewer says is theirs (rule 121). */
export async function sendPublisherCode(context: CommandContext, given: string): Promise<PublisherOutcome> {
  const { viewer } = context;
  const why = whyNotApply(viewer);
  if (viewer === null || why === 'refused') throw new NotAllowed();
  if (why === 'unverified') return forbidden(messages.unverified);
  const address = parseEmail(given)?.toLowerCase();
  if (address === undefined) return badRequest(messages.notAnAddress);
  if (publisherDomainOf(address) === null) return badRequest(messages.notAPublisher);
  const { personId } = viewer;
  const limits = [
    ['publisher code person', personId],
    ['publisher code address', address],
  ] as const;
  for (const [name, key] of limits) {
    const taken = await takeOperation(context, name, key, A_DAY);
    if (!taken.ok) return rateLimited(messages.tooOften, taken.retryAfterSeconds);
  }
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const expiresAt = new Date(context.clock.now().getTime() + CODE_MINUTES * 60_000);
  await withTransaction(context, async (inside) => {
    await replaceProof(inside.database, {
      personId,
      address,
      codeHash: hashOf(inside.secrets.secret(PURPOSE), personId, code),
      expiresAt,
    });
    const mail = await composeCode(inside, code);
    await sendMail(inside, { to: address, mail, validUntil: expiresAt });
  });
  return done;
}

/** Notes that the viewer reads what comes to the address that they named. */
export async function provePublisher(context: CommandContext, code: string): Promise<PublisherOutcome> {
  const { viewer } = context;
  if (viewer === null || whyNotApply(viewer) !== null) throw new NotAllowed();
  const { personId } = viewer;
  const now = context.clock.now();
  // Outside a transaction: a try counts whatever comes of it.
  const waiting = await takeTry(context.database, { personId, most: MOST_CODE_TRIES, now });
  const codeHash = waiting?.codeHash;
  const typed = code.replaceAll(/\s/g, '');
  if (typeof codeHash !== 'string') return badRequest(messages.wrongCode);
  if (!isSigned(context.secrets, PURPOSE, codeHash, (key) => hashOf(key, personId, typed)))
    return badRequest(messages.wrongCode);
  return (await markProven(context.database, { personId, codeHash, now })) ? done : badRequest(messages.wrongCode);
}

/** What is kept of a code: nobody who gets the table can try it out. */
function hashOf(key: Buffer, personId: string, code: string): string {
  return createHmac('sha256', key).update(`${personId} ${code}`).digest('base64url');
}

/** It says nothing that a stranger typed: whoever enters an address of others must not be able to write to them. */
async function composeCode(context: CommandContext, code: string): Promise<Mail> {
  const site = await readSiteName(context);
  const minutes = CODE_MINUTES;
  const { codeSubject, codePreview, codeText, codeNote } = messages.mails;
  return composeMail({
    subject: formatMessage(codeSubject, { code, site }),
    preview: formatMessage(codePreview, { minutes }),
    blocks: [
      { kind: 'paragraph', text: formatMessage(codeText, { site }) },
      { kind: 'code', text: code },
      { kind: 'note', text: formatMessage(codeNote, { minutes }) },
    ],
    footer: formatMessage(mailMessages.footerAsked, { siteUrl: context.config.siteUrl }),
  });
}
