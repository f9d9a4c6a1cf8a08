import { editorMediaMessages as messages } from '#shared/messages/editor-media.ts';
import { type OwnStorySuggestions, OwnStorySuggestionsDocument } from '#web/generated/OwnStorySuggestions.ts';
import { askGraph } from '../ask-graph.ts';
import { isHead } from '../commands/places.ts';
import type { Suggestion, SuggestionSource } from '../suggestions/suggestion.ts';
import { insertLinked } from './insert-linked.ts';

/** Own judgement: what one sees without scrolling. */
const MOST = 8;

type OwnStory = NonNullable<OwnStorySuggestions['yourPosts']>['items'][number];
let coming: Promise<readonly OwnStory[]> | undefined;

/** `[[`: the writer's own stories, asked for once; what is chosen becomes a link with the story's title. */
export const storySource: SuggestionSource = {
  name: 'story',
  label: messages.stories,
  pattern: /\[\[([^\]\n]*)$/u,
  isAllowed: (state) => !isHead(state.selection.$from.parent),
  find: async (query) => {
    coming ??= loadStories();
    const wanted = query.trim().toLocaleLowerCase();
    return (await coming)
      .filter(({ title }) => title.toLocaleLowerCase().includes(wanted))
      .slice(0, MOST)
      .map(({ title, post }): Suggestion => ({ key: post.id, title, run: insertLinked(title, post.url) }));
  },
};

async function loadStories(): Promise<readonly OwnStory[]> {
  const answer = await askGraph(OwnStorySuggestionsDocument, {});
  // What could not be asked is asked again the next time.
  if (answer === undefined) coming = undefined;
  return answer?.yourPosts?.items ?? [];
}
