import { formatMessage } from '#shared/messages/format-message.ts';
import { mailMessages } from '#shared/messages/mails.ts';
import { publicationStaffMessages as messages } from '#shared/messages/publication-staff.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { composeMail } from '#modules/ground/mails/compose-mail.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';

type Told = {
  readonly publication: string;
  readonly slug: string;
  readonly name: string;
  readonly actor: string;
  readonly addresses: readonly string[];
};

const TOLD = `
  select c.name as publication, c.slug, p.name, a.name as actor,
    array(
      select e.address from email_address e join publication_member m on m.person_id = e.person_id
      join person s on s.id = m.person_id and s.state = 'active'
      where m.publication_id = c.id and e.is_verified and m.person_id <> a.id order by e.address
    ) as addresses
  from publication c, person p, person a where c.id = $1 and p.id = $2 and a.id = $3`;

/** What somebody did about another. */
export type StaffDeed = { readonly publicationId: string; readonly personId: string; readonly actorId: string };

/** The names of the publication, of whom it is about and of who did it. */
export type StaffMailWords = Readonly<Record<'publication' | 'name' | 'actor', string>>;
export type StaffMailTexts = Readonly<Record<'subject' | 'text' | 'warning', string>> & {
  /** Where its button leads: to the staff, or to what readers see where the publication is closed to it. */
  readonly leadsTo: 'staff' | 'publication';
};

const pages = { staff: 'ShowCollectionSettingsStaff', publication: 'ShowCollection' } as const;

/** Tells everybody on the staff by mail what somebody did about another; not who did it. */
export async function mailStaff(
  inside: CommandContext,
  deed: StaffDeed,
  say: (words: StaffMailWords) => StaffMailTexts,
): Promise<void> {
  const { siteUrl } = inside.config;
  const { publicationId, personId, actorId } = deed;
  const [told] = await inside.database.query<Told>('told_of_staff', TOLD, [publicationId, personId, actorId]);
  if (told === undefined) return;
  const { publication, slug, name, actor, addresses } = told;
  const { subject, text, warning, leadsTo } = say({ publication, name, actor });
  const mail = composeMail({
    subject,
    preview: text,
    blocks: [
      { kind: 'paragraph', text },
      { kind: 'paragraph', text: warning },
      {
        kind: 'button',
        label: leadsTo === 'staff' ? messages.mailButton : messages.mailVisit,
        url: siteUrl + buildPath(pages[leadsTo], { collectionSlug: slug }),
      },
    ],
    footer: formatMessage(mailMessages.footer, { siteUrl }),
  });
  for (const to of addresses) await sendMail(inside, { to, mail });
}
