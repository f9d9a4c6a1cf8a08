import { homeFeedMessages as messages } from '#shared/messages/home-feed.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { busy } from '#modules/ground/busy.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { findStory } from '#modules/stories/stories/find-story.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import { findTag } from '#modules/stories/topics/read-tags.ts';
import { notFound, badRequest } from '#modules/ground/refusals.ts';
import { deleteLessWanted, insertLessWanted, type LessWantedRow } from './recommendations.store.ts';

type ShowLessReason = 'STORY' | 'AUTHOR' | 'PUBLICATION' | 'TAG';
type ShowLess = {
  readonly storyId: string;
  readonly reason: ShowLessReason;
  /** For TAG; the first of the story where absent. */
  readonly tagSlug?: string | null | undefined;
};
export type ShowLessOutcome =
  | { readonly type: 'ShownLess'; readonly postId: string; readonly isShownLess: boolean }
  | { readonly type: 'BadRequest' | 'NotFound'; readonly message: string }
  | { readonly type: 'RateLimited'; readonly message: string; readonly retryAfter: number };

/** Own judgement: more than anybody puts away in a day by hand. */
const RULE = { most: 500, windowSeconds: 86_400 } as const;

/** Keeps a story from the viewer's home, and shows less of what `reason` names (rule 40). */
export function showLess(context: CommandContext, wanted: ShowLess): Promise<ShowLessOutcome> {
  return change(context, wanted, true);
}

/** Takes it back; that it was not asked for is well too. */
export function undoShowLess(context: CommandContext, wanted: ShowLess): Promise<ShowLessOutcome> {
  return change(context, wanted, false);
}

async function change(context: CommandContext, wanted: ShowLess, isShownLess: boolean): Promise<ShowLessOutcome> {
  const { viewer, clock } = context;
  if (viewer === null) throw new NotAllowed();
  const { personId } = viewer;
  const lookup = await findStory(commandReader(context), wanted.storyId);
  if (lookup.kind !== 'story') return notFound(messages.noSuchStory);
  const sources = await sourcesOf(context, lookup.story, wanted);
  if (sources.length === 0) return badRequest(messages.noSuchSource);
  const taken = await takeOperation(context, 'show less', personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  const targets = [{ kind: 'story', targetId: lookup.story.id } as const, ...sources];
  await withTransaction(context, async ({ database }) => {
    for (const target of targets) {
      const row = { personId, ...target };
      await (isShownLess ? insertLessWanted(database, { ...row, now: clock.now() }) : deleteLessWanted(database, row));
    }
  });
  return { type: 'ShownLess', postId: lookup.story.id, isShownLess };
}

type Target = Omit<LessWantedRow, 'personId'>;

/** What the reason names, the story itself where it names nothing else; none where the story has none such. */
async function sourcesOf(context: CommandContext, story: Story, { reason, tagSlug }: ShowLess) {
  switch (reason) {
    case 'STORY':
      return [{ kind: 'story', targetId: story.id }] satisfies Target[];
    case 'AUTHOR':
      return story.authorIds.map((targetId): Target => ({ kind: 'person', targetId }));
    case 'PUBLICATION':
      return story.publicationId === null
        ? []
        : [{ kind: 'publication', targetId: story.publicationId } satisfies Target];
    case 'TAG': {
      const id = tagSlug ? (await findTag(commandReader(context), tagSlug))?.id : story.tagIds[0];
      return id !== undefined && story.tagIds.includes(id) ? [{ kind: 'tag', targetId: id } satisfies Target] : [];
    }
  }
}
