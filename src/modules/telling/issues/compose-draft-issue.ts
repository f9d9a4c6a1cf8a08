import { storyMessages } from '#shared/messages/story.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import type { Mail } from '#modules/ground/mails/compose-mail.ts';
import { readDraft } from '#modules/stories/drafts/read-draft.ts';
import { storyLoader } from '#modules/stories/stories/kept-stories.ts';
import { canEditStory } from '#modules/stories/stories/stories.policy.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import type { Newsletter } from '#modules/telling/newsletters/newsletter.ts';
import { findFirstNewsletter } from '#modules/telling/newsletters/first-newsletter.ts';
import { findNewsletter, readOwnerName } from '#modules/telling/newsletters/read-newsletters.ts';
import { composeIssue } from './compose-issue.ts';
import { addressNewsletter, type Envelope } from './envelopes.ts';

export type DraftIssue = Pick<Envelope, 'from' | 'headers'> & { readonly mail: Mail };

/**
 * A story as it is being written, the way those would get it who get it by mail, without ways out; undefined where there
 * is none that the viewer may change. Throws `NotAllowed` for nobody and for who is suspended.
 */
export async function composeDraftIssue(context: CommandContext, storyId: string): Promise<DraftIssue | undefined> {
  const { viewer, database, clock } = context;
  if (viewer === null || viewer.isSuspended) throw new NotAllowed();
  const reader = commandReader(context);
  const story = await reader.loaders.get(storyLoader).load(storyId);
  if (story === undefined || !canEditStory(viewer, story)) return undefined;
  const draft = await readDraft(database, storyId);
  const written: Story = { ...story, title: draft?.title ?? story.title, subtitle: draft?.subtitle ?? story.subtitle };
  const publicationId = draft?.publicationId ?? story.publicationId;
  const newsletter =
    (publicationId === null ? undefined : await firstOf(context, { kind: 'publication', id: publicationId })) ??
    (await firstOf(context, { kind: 'person', id: viewer.personId })) ??
    newsletterToBe(
      viewer.personId,
      await readOwnerName(database, { kind: 'person', id: viewer.personId }),
      clock.now(),
    );
  const { from, headers, shell } = await addressNewsletter(
    context,
    newsletter,
    written.title || storyMessages.untitled,
  );
  const given = { ...shell, story: written, reader, subscriberId: null, document: draft?.document };
  const { mail } = await composeIssue(context, given);
  // Filters of whoever tries it would take it for an issue.
  const { 'List-Id': _list, ...others } = headers;
  return { from, headers: others, mail };
}

async function firstOf(
  context: CommandContext,
  owner: Parameters<typeof findFirstNewsletter>[1],
): Promise<Newsletter | undefined> {
  const id = await findFirstNewsletter(context, owner);
  return id === undefined ? undefined : await findNewsletter(context.database, id);
}

/** What the newsletter of a writer who has none would be: looking at a mail makes nothing. */
function newsletterToBe(personId: string, name: string, createdAt: Date): Newsletter {
  const texts = { name, description: '', cadence: '', senderName: '', welcomeSubject: '', welcomeText: '' };
  const owner = { id: '', personId, publicationId: null, isFirst: true };
  return { ...owner, ...texts, replyTo: null, sendsStories: true, createdAt, endedAt: null };
}
