import { formatMessage } from '#shared/messages/format-message.ts';
import { impersonationMessages as messages } from '#shared/messages/impersonations.ts';
import { mailMessages } from '#shared/messages/mails.ts';
import { staffLooksPath } from '#shared/routes/settings-tabs.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { composeMail } from '#modules/ground/mails/compose-mail.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import { findEmailOf } from '#modules/identity/email-verification/find-email-account.ts';
import { impersonationRules as rules } from './impersonation-rules.ts';
import { deleteOlder, noteTold } from './impersonations.store.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    'impersonation.told': { readonly personId: string; readonly impersonationId: string };
  }
}

/** What happened, and its person was not told yet. */
type Untold = {
  readonly id: string;
  readonly personId: string;
  readonly reason: string;
  readonly createdAt: Date;
};

/** Of a person `p.id`: whoever is looked into by staff learns of it by what is decided. */
const HAS_OPEN_CASE = `exists (
  select from report_case c where c.state = 'open' and (
    (c.target_kind = 'user' and c.target_id = p.id)
    or (c.target_kind = 'post' and exists (
      select from story_author a where a.story_id = c.target_id and a.person_id = p.id))
    or (c.target_kind = 'response' and exists (
      select from response r where r.id = c.target_id and r.author_id = p.id))
    or (c.target_kind = 'catalog' and exists (
      select from list l where l.id = c.target_id and l.owner_id = p.id))))`;
const OPEN = `select ${HAS_OPEN_CASE} as "isOpen" from person p where p.id = $1`;
const DUE = `
  select i.id, i.person_id as "personId", i.reason, i.created_at as "createdAt"
  from impersonation i join person p on p.id = i.person_id
  where i.told_at is null and i.begun_at is not null and (i.created_at <= $1 or not ${HAS_OPEN_CASE})
  order by i.created_at limit 100`;

/** At once, except where a case about them is open: then with the job, once none is. */
export async function tellUnlessInCase(context: CommandContext, untold: Untold): Promise<void> {
  const [row] = await context.database.query<{ isOpen: boolean }>('impersonation_case', OPEN, [untold.personId]);
  if (row?.isOpen !== true) await tell(context, untold);
}

/** Tells those about whom no case is open any more, or 30 days later in any case; forgets what is too old. */
export async function tellOfImpersonations(context: CommandContext): Promise<void> {
  mustBeProgram(context);
  const { database, clock } = context;
  const now = clock.now().getTime();
  const due = await database.query<Untold>('impersonation_due', DUE, [new Date(now - rules.toldWithin)]);
  for (const untold of due) await withTransaction(context, (inside) => tell(inside, untold));
  await deleteOlder(database, {
    than: new Date(now - rules.keptFor),
    unbegun: new Date(now - rules.lasts),
  });
}

/** The notification, the mail and the row in their settings are there together or not at all. */
async function tell(context: CommandContext, { id, personId, reason, createdAt }: Untold): Promise<void> {
  const { database, clock, config } = context;
  if (!(await noteTold(database, id, clock.now()))) return;
  await emitEvent(database, 'impersonation.told', { personId, impersonationId: id });
  const account = await findEmailOf(context, personId);
  // Somebody else may have typed an address that nobody has proved to own.
  if (account?.isVerified !== true) return;
  const site = await readSiteName(context);
  const intro = formatMessage(messages.mailIntro, { site });
  const mail = composeMail({
    subject: formatMessage(messages.mailSubject, { site }),
    preview: intro,
    blocks: [
      { kind: 'paragraph', text: intro },
      {
        kind: 'facts',
        facts: [
          [messages.mailWhy, reason],
          [messages.mailWhen, `${date.format(createdAt)} UTC`],
          [messages.mailLength, messages.mailHalfHour],
        ],
      },
      { kind: 'paragraph', text: messages.mailHidden },
      { kind: 'button', label: messages.mailButton, url: config.siteUrl + staffLooksPath() },
    ],
    footer: formatMessage(mailMessages.footer, { siteUrl: config.siteUrl }),
  });
  await sendMail(context, { to: account.address, mail });
}

const date = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
