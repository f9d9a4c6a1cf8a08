import type { CommandContext } from '#modules/ground/command-context.ts';
import type { StaffRole, Viewer } from '#modules/ground/viewer.ts';
import { saveCriteria } from '#modules/stories/submissions/save-criteria.ts';
import { submitStory } from '#modules/stories/submissions/submit-story.ts';
import { type Known, required } from './known.ts';
import { submissions } from './world.ts';

/** Opens a publication to guests, with stories that wait for its editors; one that says what it takes stays as it is. */
export async function loadSubmissions(
  context: CommandContext,
  personIds: Known,
  publicationIds: Known,
  storyIds: Known,
): Promise<void> {
  for (const { slug, owner, guidelines, stories } of submissions) {
    const publicationId = required(publicationIds, slug);
    if (await hasCriteria(context, publicationId)) continue;
    const asOwner = viewerOf(required(personIds, owner), new Map([[publicationId, 'owner']]));
    const saved = await saveCriteria(as(context, asOwner), publicationId, { ...open, guidelines });
    if (saved.type !== 'SubmissionSettings') throw new Error(saved.message);
    for (const { title, by, note } of stories) {
      const story = { storyId: required(storyIds, title), publicationId, note, isAiDisclosed: true, editorCut: 0 };
      const submitted = await submitStory(as(context, viewerOf(required(personIds, by))), story);
      if (submitted.type !== 'Submission') throw new Error(submitted.message);
    }
  }
}

const open = {
  openTo: 'EVERYONE',
  accepts: 'BOTH',
  leastWords: null,
  mostWords: null,
  topics: [],
  needsCover: false,
  needsAiDisclosure: false,
  leastAccountDays: 0,
  isPaused: false,
  pauseReason: '',
  pausedUntil: null,
} as const;

/** The same in the name of somebody. */
export const as = (context: CommandContext, viewer: Viewer): CommandContext => ({
  ...context,
  isProgram: false,
  viewer,
});

/** Somebody of the demo world who acts for themselves. */
export function viewerOf(personId: string, staffRoles: ReadonlyMap<string, StaffRole> = new Map()): Viewer {
  return {
    personId,
    sessionId: null,
    steppedUpAt: null,
    isSuspended: false,
    isEmailVerified: true,
    roles: new Set(),
    scopes: 'all',
    isMember: false,
    isFriend: false,
    staffRoles,
    settlingPublications: new Set(),
    blockedBy: new Set(),
    blocking: new Set(),
  };
}

async function hasCriteria({ database }: CommandContext, publicationId: string): Promise<boolean> {
  const found = 'select 1 from publication_criteria where publication_id = $1';
  return (await database.query('demo_criteria', found, [publicationId])).length > 0;
}
