import { DAYS_KEPT, HOURS_OF_PATIENCE } from '#shared/domains/domain-checks.ts';
import { domainMessages } from '#shared/messages/domains.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { mailMessages } from '#shared/messages/mails.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { composeMail } from '#modules/ground/mails/compose-mail.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import type { DomainClaim } from './domain-claim.ts';

export type DomainNews = keyof typeof domainMessages.news;

type Told = { readonly name: string; readonly slug: string | null; readonly addresses: readonly string[] };

const TOLD = `
  select coalesce(p.name, c.name) as name, c.slug,
    array(
      select e.address from email_address e
      where e.is_verified and (
        e.person_id = p.id
        or e.person_id in (select m.person_id from publication_member m where m.publication_id = c.id)
      ) order by e.address
    ) as addresses
  from (select $1::text as person_id, $2::text as publication_id) o
  left join person p on p.id = o.person_id left join publication c on c.id = o.publication_id`;

/** Tells the owner of a domain, and of a publication's all who work there, what became of it. */
export async function mailDomainNews(
  context: CommandContext,
  { personId, publicationId, domain }: Pick<DomainClaim, 'personId' | 'publicationId' | 'domain'>,
  news: DomainNews,
): Promise<void> {
  const { siteUrl } = context.config;
  const [told] = await context.database.query<Told>('told_of_domain', TOLD, [personId, publicationId]);
  if (told === undefined) return;
  const texts = { domain, name: told.name, hours: HOURS_OF_PATIENCE, days: DAYS_KEPT };
  const { subject, text } = domainMessages.news[news];
  const path = settingsPath(told.slug);
  const body = formatMessage(text, texts);
  const isByPeople = news === 'wanted' || news === 'released';
  const mail = composeMail({
    subject: formatMessage(subject, texts),
    preview: body,
    blocks: [
      { kind: 'paragraph', text: body },
      ...(isByPeople ? [{ kind: 'paragraph', text: domainMessages.newsWarning } as const] : []),
      { kind: 'button', label: domainMessages.newsButton, url: siteUrl + path },
    ],
    footer: formatMessage(mailMessages.footer, { siteUrl }),
  });
  for (const to of told.addresses) await sendMail(context, { to, mail });
}

/** Where the domain is seen to. */
function settingsPath(collectionSlug: string | null): string {
  if (collectionSlug === null) return buildPath('ShowSettingsCustomDomain');
  return buildPath('ShowCollectionSettingsCustomDomain', { collectionSlug });
}
