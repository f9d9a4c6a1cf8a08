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
  readonly staff: readonly { readonly id: string; readonly address: string }[];
};

const TOLD = `
  select c.name as publication, c.slug, p.name, a.name as actor,
    coalesce((
      select jsonb_agg(jsonb_build_object('id', s.id, 'address', e.address) order by e.address)
      from email_address e join publication_member m on m.person_id = e.person_id
      join person s on s.id = m.person_id and s.state = 'active'
      where m.publication_id = c.id and e.is_verified
    ), '[]') as staff
  from publication c, person p, person a where c.id = $1 and p.id = $2 and a.id = $3`;

/** What somebody did about another. */
export type StaffDeed = { readonly publicationId: string; readonly personId: string; readonly actorId: string };

/** The names of the publication, of whom it is about and of who did it. */
export type StaffMailWords = Readonly<Record<'publication' | 'name' | 'actor', string>>;
export type StaffMailTexts = Readonly<Record<'subject' | 'text' | 'warning', string>> & {
  /** Where its button leads: to the staff, to the settings, to what readers see, or to where one's own stories are. */
  readonly leadsTo: 'staff' | 'settings' | 'publication' | 'stories';
};
/** Who reads it: who did it, whom it is about, or anybody else on the staff. */
export type StaffMailReader = 'actor' | 'person' | 'other';

const ways = {
  staff: {
    label: messages.mailButton,
    path: (collectionSlug) => buildPath('ShowCollectionSettingsStaff', { collectionSlug }),
  },
  settings: {
    label: messages.mailSettings,
    path: (collectionSlug) => buildPath('ShowCollectionSettings', { collectionSlug }),
  },
  publication: { label: messages.mailVisit, path: (collectionSlug) => buildPath('ShowCollection', { collectionSlug }) },
  stories: { label: messages.mailStories, path: () => buildPath('ShowYourStories') },
} as const satisfies Readonly<
  Record<StaffMailTexts['leadsTo'], { readonly label: string; readonly path: (slug: string) => string }>
>;

/** Tells everybody on the staff by mail what somebody did about another; whom `say` has no words for is not told. */
export async function mailStaff(
  inside: CommandContext,
  deed: StaffDeed,
  say: (words: StaffMailWords, reader: StaffMailReader) => StaffMailTexts | undefined,
): Promise<void> {
  const { siteUrl } = inside.config;
  const { publicationId, personId, actorId } = deed;
  const [told] = await inside.database.query<Told>('told_of_staff', TOLD, [publicationId, personId, actorId]);
  if (told === undefined) return;
  const { publication, slug, name, actor, staff } = told;
  const mailFor = (reader: StaffMailReader) => {
    const texts = say({ publication, name, actor }, reader);
    if (texts === undefined) return undefined;
    const { subject, text, warning, leadsTo } = texts;
    const { label, path } = ways[leadsTo];
    return composeMail({
      subject,
      preview: text,
      blocks: [
        { kind: 'paragraph', text },
        { kind: 'paragraph', text: warning },
        { kind: 'button', label, url: siteUrl + path(slug) },
      ],
      footer: formatMessage(mailMessages.footer, { siteUrl }),
    });
  };
  const mails = { actor: mailFor('actor'), person: mailFor('person'), other: mailFor('other') } as const;
  for (const { id, address: to } of staff) {
    const mail = mails[id === actorId ? 'actor' : id === personId ? 'person' : 'other'];
    if (mail !== undefined) await sendMail(inside, { to, mail });
  }
}
