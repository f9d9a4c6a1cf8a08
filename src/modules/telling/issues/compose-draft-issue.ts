import { mailPreviewMessages } from '#shared/messages/issues.ts';
import { storyMessages } from '#shared/messages/story.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import type { Mail } from '#modules/ground/mails/compose-mail.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { readDraft } from '#modules/stories/drafts/read-draft.ts';
import { storyLoader } from '#modules/stories/stories/kept-stories.ts';
import { canEditStory } from '#modules/stories/stories/stories.policy.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import { type Mailing, mailingLoader } from '#modules/telling/mailings/mailing.ts';
import type { Newsletter } from '#modules/telling/newsletters/newsletter.ts';
import { findFirstNewsletter } from '#modules/telling/newsletters/first-newsletter.ts';
import { findNewsletter, readOwnerName } from '#modules/telling/newsletters/read-newsletters.ts';
import { composeIssue } from './compose-issue.ts';
import { addressNewsletter, type Envelope } from './envelopes.ts';

export type DraftIssue = Pick<Envelope, 'from' | 'headers'> & { readonly mail: Mail };

type Writable = { readonly story: Story; readonly reader: ReadContext };

/**
 * A story that the viewer may change; undefined where there is none. Throws `NotAllowed` for nobody and for who is
 * suspended.
 */
export async function findWritable(context: CommandContext, storyId: string): Promise<Writable | undefined> {
  const { viewer } = context;
  if (viewer === null || viewer.isSuspended) throw new NotAllowed();
  const reader = commandReader(context);
  const story = await reader.loaders.get(storyLoader).load(storyId);
  return story !== undefined && canEditStory(viewer, story) ? { story, reader } : undefined;
}

/** A story as it is being written, the way those would get it who get it by mail, without ways out. */
export async function composeDraftIssue(context: CommandContext, { story, reader }: Writable): Promise<DraftIssue> {
  const draft = await readDraft(context.database, story.id);
  const chosen = await reader.loaders.get(mailingLoader).load(story.id);
  const isLetter = story.visibility === 'unlisted' && (chosen?.newsletterId ?? null) !== null;
  const title = (draft?.title ?? story.title) || (isLetter ? mailPreviewMessages.noSubject : storyMessages.untitled);
  const written: Story = { ...story, title, subtitle: draft?.subtitle ?? story.subtitle };
  const newsletter = await newsletterOf(context, chosen, { story, draftedFor: draft?.publicationId ?? null });
  const { from, headers, shell } = await addressNewsletter(context, newsletter, title);
  const given = { ...shell, story: written, reader, subscriberId: null, document: draft?.document };
  const { mail } = await composeIssue(context, given);
  // Filters of whoever tries it would take it for an issue.
  const { 'List-Id': _list, ...others } = headers;
  return { from, headers: others, mail };
}

type Drafted = { readonly story: Story; readonly draftedFor: string | null };

/** The newsletter that was chosen for a story; else that of its publication, of its first author, or one to be. */
async function newsletterOf(
  context: CommandContext,
  chosen: Mailing | undefined,
  { story, draftedFor }: Drafted,
): Promise<Newsletter> {
  const { database, clock } = context;
  const publicationId = draftedFor ?? story.publicationId;
  const author = { kind: 'person', id: story.creatorId } as const;
  const id =
    chosen?.newsletterId ??
    (publicationId === null
      ? undefined
      : await findFirstNewsletter(context, { kind: 'publication', id: publicationId })) ??
    (await findFirstNewsletter(context, author));
  const found = id === undefined ? undefined : await findNewsletter(database, id);
  return found ?? newsletterToBe(author.id, await readOwnerName(database, author), clock.now());
}

/** What the newsletter of a writer who has none would be: looking at a mail makes nothing. */
function newsletterToBe(personId: string, name: string, createdAt: Date): Newsletter {
  const texts = { name, description: '', cadence: '', senderName: '', welcomeSubject: '', welcomeText: '' };
  const owner = { id: '', personId, publicationId: null, isFirst: true };
  return { ...owner, ...texts, replyTo: null, replyToAskedAt: null, sendsStories: true, createdAt, endedAt: null };
}
