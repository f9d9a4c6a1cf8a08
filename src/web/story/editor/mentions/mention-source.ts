import { imageUrl } from '#shared/images/image-url.ts';
import { editorMediaMessages as messages } from '#shared/messages/editor-media.ts';
import { MentionSuggestionsDocument } from '#web/generated/MentionSuggestions.ts';
import { askGraph } from '../ask-graph.ts';
import { isHead } from '../commands/places.ts';
import type { Suggestion, SuggestionSource } from '../suggestions/suggestion.ts';
import { insertLinked } from './insert-linked.ts';

const PICTURE_WIDTH = 56;

/** `@`: people and publications. A mention is a link to who is meant, as readers and the document know it. */
export const mentionSource: SuggestionSource = {
  name: 'mention',
  label: messages.people,
  pattern: /(?<![^\s\ufffc([{“‘])@([\p{L}\p{N}_.-]*)$/u,
  isAllowed: (state) => !isHead(state.selection.$from.parent),
  find: async (prefix) => {
    if (prefix === '') return [];
    const found = (await askGraph(MentionSuggestionsDocument, { prefix }))?.mentionSuggestions ?? [];
    return found.map((meant): Suggestion => {
      if (meant.__typename === 'Collection') {
        const { id, name, slug } = meant;
        return { key: id, title: name, detail: slug, sign: '§', run: insertLinked(name, `/${slug}`) };
      }
      const { id, name, username, imageId } = meant;
      const address = { width: PICTURE_WIDTH, height: PICTURE_WIDTH, strategy: 'crop' } as const;
      return {
        key: id,
        title: name,
        detail: `@${username}`,
        ...(imageId === null ? { sign: '@' } : { picture: imageUrl(imageId, address) }),
        run: insertLinked(`@${username}`, `/@${username}`),
      };
    });
  },
};
