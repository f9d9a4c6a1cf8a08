import { clapMessages } from '#shared/messages/claps.ts';
import { highlightMessages } from '#shared/messages/highlights.ts';
import { libraryMessages } from '#shared/messages/library.ts';
import type { Graph } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { turnFollow } from '#web/features/people/follows/turn-follow.ts';
import { respondToPassage } from '#web/features/reading/highlights/respond-to-passage.ts';
import { setSavedState } from '#web/features/reading/lists/saved-states.ts';
import { openResponses } from '#web/features/reading/responses/open-responses.ts';
import { ClapPostDocument } from '#web/generated/ClapPost.ts';
import { CreateQuoteDocument } from '#web/generated/CreateQuote.ts';
import { type DeedTargetQuery, DeedTargetQueryDocument } from '#web/generated/DeedTargetQuery.ts';
import { DeleteQuoteDocument } from '#web/generated/DeleteQuote.ts';
import { HighlightsQueryDocument } from '#web/generated/HighlightsQuery.ts';
import { type StoryActionsQuery, StoryActionsQueryDocument } from '#web/generated/StoryActionsQuery.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import type { Deed } from './deed.ts';
import { clearAttempt, forgetDeed, keptDeed } from './kept-deed.ts';

/** Does what somebody pressed before they signed in, once, and says so with an Undo. */
export async function doKeptDeed(graph: Graph): Promise<void> {
  const deed = keptDeed();
  // The text of a story is needed for some: the page that they were on comes after the welcome of a new account.
  if (deed !== undefined && needsStory(deed) && !isStoryHere(deed.id)) return;
  clearAttempt();
  if (deed === undefined) return;
  forgetDeed();
  switch (deed.entry) {
    case 'clap':
      return clap(graph, deed.id);
    case 'bookmark':
      return save(graph, deed.id);
    case 'follow_user':
    case 'follow_collection':
    case 'follow_topic':
      return follow(graph, deed);
    case 'highlight':
      return highlight(graph, deed);
    case 'respond':
      if (deed.anchor === undefined) openResponses({ storyId: deed.id });
      else await respondToPassage(graph, deed.id, deed.anchor);
  }
}

const needsStory = ({ entry }: Deed) => entry === 'highlight' || entry === 'respond';
const isStoryHere = (id: string) => document.querySelector(`[data-post-id="${CSS.escape(id)}"]`) !== null;

async function clap(graph: Graph, targetId: string): Promise<void> {
  const { data } = await graph.load(StoryActionsQueryDocument, { postId: targetId });
  const story = (data as StoryActionsQuery | undefined)?.storyActions;
  // Whoever clapped before they signed out keeps their claps; nobody claps for their own story.
  if (story?.__typename !== 'Post' || !story.viewerCan.clap || story.viewerEdge.clapCount > 0) return;
  const set = (clapCount: number) =>
    sendChange(graph, ClapPostDocument, { targetId, clapCount }, { failed: clapMessages.notSaved });
  const { failure } = await set(1);
  if (failure !== undefined) return refuse(failure.message);
  tell(`clap:${targetId}`, clapMessages.afterSignIn, () => set(0));
}

async function save(graph: Graph, id: string): Promise<void> {
  if (!(await setSavedState(graph, id, 'READING_LIST_QUEUE'))) return;
  tell(`save:${id}`, libraryMessages.saved, () => setSavedState(graph, id, 'READING_LIST_NONE'));
}

async function follow(graph: Graph, { entry, id }: Deed): Promise<void> {
  const only = (name: Deed['entry']) => (entry === name ? id : '');
  const variables = { user: only('follow_user'), collection: only('follow_collection'), topic: only('follow_topic') };
  const { data } = await graph.load(DeedTargetQueryDocument, variables);
  const found = data as DeedTargetQuery | undefined;
  const target = found?.user ?? found?.collection ?? found?.tagFromSlug;
  if (target && !target.viewerEdge.isFollowing) await turnFollow(graph, target, true);
}

async function highlight(graph: Graph, { id: postId, anchor }: Deed): Promise<void> {
  if (anchor === undefined) return;
  const input = { postId, ...anchor, isPrivate: false };
  const { done, failure } = await sendChange(graph, CreateQuoteDocument, { input });
  if (failure !== undefined) return refuse(failure.message);
  const show = () => graph.refetch(graph.keyOf(HighlightsQueryDocument, { postId }));
  show();
  tell(`highlight:${done.id}`, highlightMessages.saved, async () => {
    await sendChange(graph, DeleteQuoteDocument, { quoteId: done.id });
    show();
  });
}

/** Says what was done, with an Undo that goes where the same is changed by hand. */
function tell(about: string, message: string, undo: () => Promise<unknown>): void {
  const action = { label: libraryMessages.undo, run: () => void undo() };
  void showToast({ message, about, action, testId: 'deed' });
}

function refuse(message: string): void {
  void showToast({ message, tone: 'danger', testId: 'deed' });
}
