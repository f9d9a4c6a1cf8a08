import type { CommandContext } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { isHeldBack } from '#modules/ground/mail-suppressions/find-suppression.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { isKeptApart } from '#modules/people/blocks/blocks.policy.ts';
import { readPreferences } from '#modules/people/preferences/read-preferences.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import { withoutMuted } from '#modules/stories/stories/without-muted.ts';
import { findRecipients } from '#modules/telling/notifications/find-recipient.ts';
import type { DeliveryReason } from './issues.tables.ts';
import { findMailedStory } from './mailed-story.ts';
import { BY_MAIL } from './story-readers.ts';

export type Decision =
  | { readonly kind: 'send'; readonly to: string; readonly reader: ReadContext; readonly story: Story }
  | { readonly kind: 'skip'; readonly reason: DeliveryReason }
  /** Nobody can find the story now: that may be taken back, so that nobody is left out for it (rules 286 and 293). */
  | { readonly kind: 'pause' };

const skip = (reason: DeliveryReason): Decision => ({ kind: 'skip', reason });

const TARGET = `
  select s.state = 'active' and not exists (select from subscriber gone where s.address is not null
      and gone.newsletter_id = s.newsletter_id and gone.person_id = e.person_id and gone.state = 'ended') as "isActive",
    s.address, coalesce(s.person_id, e.person_id) as "personId"
  from subscriber s
  left join email_address e on s.address is not null and e.address = s.address and e.is_verified
  where s.id = $1`;
type Target = { readonly isActive: boolean; readonly address: string | null; readonly personId: string | null };

/**
 * Whether a reader gets a story now, a moment before it leaves: as they would see it, nothing of whom they mute, block
 * or may not read, and nothing that they have switched off since they were written down. An address that has come to
 * belong to an account is asked as that account.
 */
export async function decideDelivery(
  context: CommandContext,
  subscriberId: string | null,
  storyId: string,
): Promise<Decision> {
  const [target] = await context.database.query<Target>('issue_target', TARGET, [subscriberId]);
  if (target === undefined || !target.isActive) return skip('left');
  const { personId, address } = target;
  if (personId !== null) return await decideForPerson(context, personId, storyId);
  const reader = asNobody(context);
  const [story, isSuppressed] = await Promise.all([
    findMailedStory(reader, storyId),
    address !== null && isHeldBack(context, address, true),
  ]);
  if (story === undefined) return { kind: 'pause' };
  if (address === null) return skip('noMailbox');
  // Nobody writes to a mailbox that turned mail away, nor to whoever called it spam (rule 168).
  return isSuppressed ? skip('suppressed') : { kind: 'send', to: address, reader, story };
}

async function decideForPerson(context: CommandContext, personId: string, storyId: string): Promise<Decision> {
  // What is asked for in one moment travels together: an issue to many asks for each of them.
  const [[recipient], preferences] = await Promise.all([
    findRecipients(context, [personId]),
    readPreferences(context.database, personId),
  ]);
  if (recipient === undefined || recipient.address === null) return skip('noMailbox');
  const { viewer, address } = recipient;
  if (preferences.find(({ name }) => name === BY_MAIL)?.value !== true) return skip('switchedOff');
  const reader = commandReader({ ...context, viewer, isProgram: false });
  const [story, isSuppressed] = await Promise.all([
    findMailedStory(reader, storyId),
    isHeldBack(context, address, true),
  ]);
  const shown = story ?? (await findMailedStory(asNobody(context), storyId));
  if (shown === undefined) return { kind: 'pause' };
  if (shown.authorIds.some((id) => isKeptApart(viewer, id))) return skip('blocked');
  if (story === undefined) return skip('unreadable');
  if (story.authorIds.includes(personId)) return skip('author');
  const [unmuted] = await withoutMuted(reader, [story]);
  if (unmuted === undefined) return skip('muted');
  return isSuppressed ? skip('suppressed') : { kind: 'send', to: address, reader, story };
}

/** Whether a story can be mailed at all: anybody may find it, though some may be kept from it. */
export async function canBeMailed(context: CommandContext, storyId: string): Promise<boolean> {
  return (await findMailedStory(asNobody(context), storyId)) !== undefined;
}

const asNobody = (context: CommandContext) => commandReader({ ...context, viewer: null, isProgram: false });
