import { DAYS_KEPT, HOURS_OF_PATIENCE } from '#shared/domains/domain-checks.ts';
import { domainMessages } from '#shared/messages/domains.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { mailMessages } from '#shared/messages/mails.ts';
import { publicationStaffMessages } from '#shared/messages/publication-staff.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { publicationPath } from '#shared/routes/publication-links.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { composeMail } from '#modules/ground/mails/compose-mail.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import type { DomainClaim } from './domain-claim.ts';

export type DomainNews = keyof typeof domainMessages.news;

type Told = {
  readonly name: string;
  readonly slug: string | null;
  readonly readers: readonly { readonly address: string; readonly isOwner: boolean }[];
};

const TOLD = `
  select coalesce(p.name, c.name) as name, c.slug,
    coalesce((
      select jsonb_agg(jsonb_build_object('address', e.address, 'isOwner', m.role is null or m.role = 'owner')
        order by e.address)
      from email_address e join person r on r.id = e.person_id and (r.state = 'active' or r.id = p.id)
      left join publication_member m on m.person_id = r.id and m.publication_id = c.id
      where e.is_verified and (r.id = p.id or m.role is not null)
    ), '[]') as readers
  from (select $1::text as person_id, $2::text as publication_id) o
  left join person p on p.id = o.person_id left join publication c on c.id = o.publication_id`;

/**
 * Tells the owner of a domain, and of a publication's all who work there, what became of it. Only the owner sees to it
 * (rule 54): to the others the publication is shown, and not a page that is closed to them.
 */
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
  const body = formatMessage(text, texts);
  const isByPeople = news === 'wanted' || news === 'released';
  const mailFor = (way: { readonly label: string; readonly path: string }) =>
    composeMail({
      subject: formatMessage(subject, texts),
      preview: body,
      blocks: [
        { kind: 'paragraph', text: body },
        ...(isByPeople ? [{ kind: 'paragraph', text: domainMessages.newsWarning } as const] : []),
        { kind: 'button', label: way.label, url: siteUrl + way.path },
      ],
      footer: formatMessage(mailMessages.footer, { siteUrl }),
    });
  const toOwner = mailFor({ label: domainMessages.newsButton, path: settingsPath(told.slug) });
  const toStaff = mailFor({ label: publicationStaffMessages.mailVisit, path: publicationPath(told.slug ?? '') });
  for (const { address: to, isOwner } of told.readers) {
    await sendMail(context, { to, mail: isOwner ? toOwner : toStaff });
  }
}

/** Where the domain is seen to. */
function settingsPath(collectionSlug: string | null): string {
  if (collectionSlug === null) return buildPath('ShowSettingsCustomDomain');
  return buildPath('ShowCollectionSettingsCustomDomain', { collectionSlug });
}
