import { publishingMessages as messages } from '#shared/messages/publishing.ts';
import { enqueueJob } from '#platform/jobs/jobs.ts';
import { readDraft } from '#modules/stories/drafts/read-draft.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { isAcceptedBy } from '#modules/stories/submissions/is-accepted-by.ts';
import { changeStory } from './change-story.ts';
import { findManagedStory, lockManagedStory, type ManagedStory } from './managed-story.ts';
import { whyNotPublishable } from './publishing-fault.ts';
import { type Letter, readLetter } from './read-letter.ts';
import { takePublication } from './take-publication.ts';
import { whyPlaceClosed } from './why-place-closed.ts';

const JOB = 'stories:publish-scheduled';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'stories:publish-scheduled': unknown;
  }
}

const DUE = `
  select id from story where scheduled_at <= $1 and state = 'draft' order by scheduled_at, id limit 201`;

/**
 * Publishes what is due, each with the newest words of its draft (rule 10). A job runs it each minute, and
 * once at start. What may not go out stays a draft, and its author reads why.
 */
export async function publishScheduled(context: CommandContext): Promise<void> {
  mustBeProgram(context);
  const due = await context.database.query<{ id: string }>('scheduled_due', DUE, [context.clock.now()]);
  for (const { id } of due) {
    const story = await findManagedStory(context.database, id);
    if (story === undefined || !isDue(story, context.clock.now())) continue;
    const failure = await publishDue(context, story).catch((error: unknown) => {
      context.log.error({ storyId: id, error: String(error) }, 'a scheduled story could not be published');
      return messages.failedOnOurSide;
    });
    if (failure !== undefined) await keepAsDraft(context, story, failure);
  }
}

/** Has it run at once when the program starts: stories whose time came while it was away do not wait for the minute. */
export async function publishScheduledAtStart({ database }: CommandContext): Promise<void> {
  await enqueueJob(database, JOB, {}, { key: JOB, queue: JOB });
}

function isDue({ state, scheduledAt }: ManagedStory, now: Date): boolean {
  return state === 'draft' && scheduledAt !== null && scheduledAt <= now;
}

/** Answers with why not. Where somebody saves at this moment, the next minute publishes what they saved. */
async function publishDue(context: CommandContext, story: ManagedStory): Promise<string | undefined> {
  const draft = await readDraft(context.database, story.id);
  if (draft === undefined) return messages.bodyMissing;
  const letter = await readLetter(context.database, story);
  const hindrance =
    (await whyPlaceClosed(context, story.publicationId)) ??
    (await whyAuthorNot(context, story)) ??
    (await whyNotPublishable(context, draft, story.canonicalUrl, letter !== undefined))?.message ??
    (await whyTooMany(context, story, letter));
  if (hindrance !== undefined) return hindrance;
  // What draws bodies is loaded when something is due: whoever looks each minute would keep it for good.
  const { goPublic } = await import('./go-public.ts');
  await goPublic(context, { story, draft, settings: {}, personId: null });
  return undefined;
}

const AUTHOR = `
  select p.state, coalesce(bool_or(m.role in ('owner', 'editor') and c.state = 'active'), false) as "isEditor"
  from person p
  left join publication_member m on m.person_id = p.id and m.publication_id = $2
  left join publication c on c.id = m.publication_id
  where p.id = $1 group by p.state`;

async function whyAuthorNot({ database }: CommandContext, story: ManagedStory): Promise<string | undefined> {
  type Author = { readonly state: string; readonly isEditor: boolean };
  const [author] = await database.query<Author>('scheduled_author', AUTHOR, [story.creatorId, story.publicationId]);
  if (author?.state === 'suspended') return messages.authorSuspended;
  if (author?.state !== 'active') return messages.authorClosed;
  if (story.publicationId === null || author.isEditor) return undefined;
  return (await isAcceptedBy(database, story.id, story.publicationId)) ? undefined : messages.notYourPublication;
}

async function whyTooMany(
  context: CommandContext,
  story: ManagedStory,
  letter: Letter | undefined,
): Promise<string | undefined> {
  const isFirst = story.firstPublishedAt === null;
  return (await takePublication(context, { personId: story.creatorId, isFirst, letter }))?.message;
}

function keepAsDraft(context: CommandContext, story: ManagedStory, failure: string): Promise<void> {
  return withTransaction(context, async (inside) => {
    const now = await lockManagedStory(inside.database, story.id);
    if (now === undefined || !isDue(now, inside.clock.now())) return;
    await changeStory(inside, story.id, { scheduled_at: null, schedule_time_zone: null, schedule_failure: failure });
  });
}
