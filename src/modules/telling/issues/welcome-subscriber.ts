import { formatMessage } from '#shared/messages/format-message.ts';
import { issueMailMessages } from '#shared/messages/issues.ts';
import { unsubscribeMessages } from '#shared/messages/unsubscribing.ts';
import type { Reaction } from '#platform/jobs/outbox.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { composeMail } from '#modules/ground/mails/compose-mail.ts';
import { BULK_HEADERS } from '#modules/ground/mails/deliver-bulk-mail.ts';
import { findConfirmedAddress } from '#modules/ground/mails/find-confirmed-address.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { findVisibleNewsletter } from '#modules/telling/newsletters/visible-newsletters.ts';
import { findSubscriber } from '#modules/telling/subscribers/find-subscriber.ts';
import { everythingUrl, unsubscribeLinks } from '#modules/telling/unsubscribing/unsubscribe-links.ts';
import { addressNewsletter } from './envelopes.ts';

/** Whoever leaves and comes back within a day has been welcomed. */
const RULE = { most: 1, windowSeconds: 86_400 } as const;

/** Whoever comes onto the list of a newsletter is welcomed in the words of its writer, where there are any. */
export function welcomeSubscriber(context: CommandContext): Reaction<Tables, 'newsletter.subscribed'> {
  return {
    name: 'issues:newsletter-subscribed',
    event: 'newsletter.subscribed',
    react: async (database, { newsletterId, subscriberId }) => {
      await welcome({ ...context, database }, newsletterId, subscriberId);
    },
  };
}

async function welcome(inside: CommandContext, newsletterId: string, subscriberId: string): Promise<void> {
  // Of whom nobody may see any more, nobody hears either (rule 286).
  const stranger = commandReader({ ...inside, viewer: null, isProgram: false });
  const newsletter = await findVisibleNewsletter(stranger, newsletterId);
  const subscriber = await findSubscriber(inside.database, subscriberId);
  if (newsletter === null || newsletter.welcomeSubject === '' || newsletter.endedAt !== null) return;
  // Whoever left meanwhile hears nothing more.
  if (subscriber?.state !== 'active') return;
  const to = subscriber.address ?? (await findConfirmedAddress(inside.database, subscriber.personId));
  if (to === null) return;
  const taken = await takeOperation(inside, 'welcome subscriber', `${newsletterId} ${to}`, RULE);
  if (!taken.ok) return;
  const { from, headers, shell } = await addressNewsletter(inside, newsletter, newsletter.welcomeSubject);
  const { siteUrl } = inside.config;
  const personId = subscriber.personId ?? '';
  const links = unsubscribeLinks(inside, personId, `subscriber/${subscriberId}`);
  const footer = formatMessage(issueMailMessages.footer, { newsletter: newsletter.name, site: shell.site, siteUrl });
  const [preview = ''] = newsletter.welcomeText.split('\n');
  const mail = composeMail({
    subject: shell.subject,
    preview,
    blocks: [
      { kind: 'paragraph', text: newsletter.welcomeText },
      { kind: 'link', label: issueMailMessages.unsubscribe, url: links.unsubscribeUrl },
      {
        kind: 'link',
        label: unsubscribeMessages.everythingLink,
        url: everythingUrl(inside, { personId, subscriberId }),
      },
    ],
    footer: shell.postalAddress === '' ? footer : `${footer}\n${shell.postalAddress}`,
  });
  const all = { ...BULK_HEADERS, ...headers, ...links.headers };
  await sendMail(inside, { to, mail, headers: all, senderName: from.name });
}
