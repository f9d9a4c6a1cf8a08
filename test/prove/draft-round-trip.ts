import { randomUUID } from 'node:crypto';
import { diffDrafts } from '#shared/story/delta/diff-drafts.ts';
import type { DraftDelta } from '#shared/story/delta/draft-delta.ts';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import { isSameJson } from '#shared/story/delta/is-same-json.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';
import { draftValue } from '#modules/stories/drafts/draft.ts';
import { readDraft } from '#modules/stories/drafts/read-draft.ts';
import { saveDraft } from '#modules/stories/drafts/save-draft.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import type { Campaign, Finding } from './campaign.ts';
import { corpusStories } from './corpus-stories.ts';
import { createRandom } from './random.ts';

/** Each writer has so many, since a person saves so often in an hour and no oftener. */
const STORIES_OF_ONE = 1_000;

/** What a client saves that was opened and closed again. */
type Leave = (opened: DraftValue) => DraftDelta;

const untouched: Leave = (opened) => diffDrafts(opened, opened);
/** A client that loses the last block on its way. */
const forgetful: Leave = (opened) => ({
  blocks: opened.document.blocks.slice(-1).map(({ id }) => ({ remove: id })),
});

async function tryStories(count: number, seed: number, leave: Leave): Promise<Finding> {
  const world = await createTestGraph();
  try {
    const random = createRandom(seed);
    // A small run takes one story of twenty from everywhere.
    const takes = () => count >= 500 || random.below(20) === 0;
    const failures: string[] = [];
    let [tried, personId] = [0, ''];
    for await (const { file, document } of corpusStories(takes)) {
      if (tried >= count) break;
      if (tried % STORIES_OF_ONE === 0) personId = await buildPerson(world.context);
      tried += 1;
      const fault = await tryStory(world, personId, document, leave);
      if (fault !== undefined) failures.push(`${file}: ${fault}`);
    }
    return { tried, failures };
  } finally {
    await world.close();
  }
}

async function tryStory(
  { context, database }: TestGraph,
  personId: string,
  document: StoryDocument,
  leave: Leave,
): Promise<string | undefined> {
  const { id: storyId } = await buildStory(context, { authorIds: [personId], document });
  const writing = { ...context, isProgram: false, viewer: buildViewer({ personId }) };
  const save = async (baseRev: number, delta: DraftDelta) => {
    const outcome = await saveDraft(writing, { storyId, baseRev, saveId: randomUUID(), delta, isMerge: false });
    return outcome.type === 'DraftSaved' ? outcome.rev : outcome.type;
  };
  const isEqual = async () => isSameJson((await readDraft(database, storyId))?.document, document);
  const opened = await readDraft(database, storyId);
  if (opened === undefined) return 'it could not be opened';
  if (!(await isEqual())) return 'it opened as another';
  const left = await save(0, leave(draftValue(opened)));
  if (left !== 0) return `saving nothing led to ${left}`;
  // From the first change on the draft has a text of its own.
  const changed = await save(0, { title: 'Another title' });
  if (changed !== 1) return `saving a title led to ${changed}`;
  return (await isEqual()) ? undefined : 'it was saved as another';
}

/** The half of "open and save unchanged" that the server does. */
export const draftRoundTrip: Campaign = {
  name: 'draft-round-trip',
  promise: 'An imported story that is opened as a draft and saved is equal to what it was.',
  count: 5_000,
  run: (count, seed) => tryStories(count, seed, untouched),
  control: (seed) => tryStories(5, seed, forgetful),
};
