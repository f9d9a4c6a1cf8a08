import type { MailSender } from '#platform/mail/mail-message.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { readMailSender } from '#modules/ground/mails/deliver-mail.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import { type Newsletter, ownerOf } from '#modules/telling/newsletters/newsletter.ts';
import { findNewsletter, readOwnerName } from '#modules/telling/newsletters/read-newsletters.ts';
import type { IssueShell } from './compose-issue.ts';
import { findIssue } from './issue.ts';

/** What all mails of an issue carry. */
export type Envelope = {
  readonly storyId: string;
  /** Whether it goes to each reader in their turn, and so goes on by itself after a pause that nobody chose. */
  readonly isOfSeries: boolean;
  /** Whose newsletter it is; null of a writer's. Whether it is closed is asked anew before each mail. */
  readonly publicationId: string | null;
  readonly from: MailSender;
  readonly headers: Readonly<Record<string, string>>;
  readonly shell: IssueShell;
};

type Means = Pick<CommandContext, 'database' | 'config'>;

/** Envelopes of issues, each put together once. */
export function createEnvelopes(context: Means) {
  const made = new Map<string, Promise<Envelope | undefined>>();
  return {
    find: (issueId: string): Promise<Envelope | undefined> => {
      const known = made.get(issueId) ?? makeEnvelope(context, issueId);
      made.set(issueId, known);
      return known;
    },
  };
}

async function makeEnvelope(context: Means, issueId: string): Promise<Envelope | undefined> {
  const issue = await findIssue(context.database, issueId);
  const newsletter = issue && (await findNewsletter(context.database, issue.newsletterId));
  if (issue === undefined || newsletter === undefined) return undefined;
  const { storyId, stepId, subject } = issue;
  const { publicationId } = newsletter;
  return {
    storyId,
    isOfSeries: stepId !== null,
    publicationId,
    ...(await addressNewsletter(context, newsletter, subject)),
  };
}

/** Whom the mail of a newsletter comes from, where answers go, and what filters and footers call it (RFC 2919). */
export async function addressNewsletter(
  context: Means,
  newsletter: Newsletter,
  subject: string,
): Promise<Pick<Envelope, 'from' | 'headers' | 'shell'>> {
  const { database, config } = context;
  const { id, replyTo, replyToAskedAt } = newsletter;
  const senderName = newsletter.senderName || (await readOwnerName(database, ownerOf(newsletter)));
  const site = await readSiteName(context);
  const postalAddress = (await readSettings(database))['mail.postalAddress'];
  return {
    from: readMailSender(senderName || site, config),
    headers: {
      'List-Id': `<${id}.${new URL(config.siteUrl).hostname}>`,
      ...(replyTo !== null && replyToAskedAt === null && { 'Reply-To': replyTo }),
    },
    shell: { subject, newsletter, site, postalAddress, rendered: new Map() },
  };
}
