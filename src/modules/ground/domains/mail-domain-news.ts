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

/** Where the owner is told what to do, which the others cannot. */
const wordsForStaff: Readonly<Partial<Record<DomainNews, WordsForStaff>>> = domainMessages.newsForStaff;
type WordsForStaff = (typeof domainMessages.newsForStaff)[keyof typeof domainMessages.newsForStaff];
type Words = (typeof domainMessages.news)[DomainNews]['text'] | WordsForStaff;

type Told = {
  readonly name: string;
  readonly slug: string | null;
  readonly readers: readonly { readonly address: string; readonly isOwner: boolean }[];
};

/** Begins with who is told, of whom there are few; a domain stays that of those who are suspended. */
const TOLD = `
  select coalesce(p.name, c.name) as name, c.slug,
    coalesce((
      select jsonb_agg(jsonb_build_object('address', e.address, 'isOwner', w.is_owner) order by e.address)
      from (
        select p.id as person_id, true as is_owner where p.id is not null
        union all
        select m.person_id, m.role = 'owner' from publication_member m where m.publication_id = c.id
      ) w
      join person r on r.id = w.person_id and r.state in ('active', 'suspended')
      join email_address e on e.person_id = r.id and e.is_verified
    ), '[]') as readers
  from (select $1::text as person_id, $2::text as publication_id) o
  left join person p on p.id = o.person_id left join publication c on c.id = o.publication_id`;

/**
 * Tells the owner of a domain, and of a publication's all who work there, what became of it. Only the owner sees to it
 * (rule 54): to the others the publication is shown, and not a page that is closed to them or what they cannot do.
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
  const isByPeople = news === 'wanted' || news === 'released';
  const mailFor = (words: Words, way: { readonly label: string; readonly path: string }) => {
    const body = formatMessage(words, texts);
    return composeMail({
      subject: formatMessage(subject, texts),
      preview: body,
      blocks: [
        { kind: 'paragraph', text: body },
        ...(isByPeople ? [{ kind: 'paragraph', text: domainMessages.newsWarning } as const] : []),
        { kind: 'button', label: way.label, url: siteUrl + way.path },
      ],
      footer: formatMessage(mailMessages.footer, { siteUrl }),
    });
  };
  const toOwner = mailFor(text, { label: domainMessages.newsButton, path: settingsPath(told.slug) });
  const toStaff = mailFor(wordsForStaff[news] ?? text, {
    label: publicationStaffMessages.mailVisit,
    path: publicationPath(told.slug ?? ''),
  });
  for (const { address: to, isOwner } of told.readers) {
    await sendMail(context, { to, mail: isOwner ? toOwner : toStaff });
  }
}

/** Where the domain is seen to. */
function settingsPath(collectionSlug: string | null): string {
  if (collectionSlug === null) return buildPath('ShowSettingsCustomDomain');
  return buildPath('ShowCollectionSettingsCustomDomain', { collectionSlug });
}
