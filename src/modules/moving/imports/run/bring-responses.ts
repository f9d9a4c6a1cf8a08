import { importResponses, type ResponseImport } from '#modules/reading/responses/import-responses.ts';
import { convertHtml } from '../convert/convert-html.ts';
import { UnreadableTextError } from '../convert/unreadable-text-error.ts';
import type { ImportedResponse, ImportedStory } from '../imported-story.ts';
import type { FindPeople } from './find-people.ts';
import { responseSource } from './response-source.ts';
import type { RunState } from './run-state.ts';

export type ResponseBringer = {
  readonly bring: (story: ImportedStory, storyId: string) => Promise<void>;
  readonly count: () => number;
};

/** Own judgement: no thread that people read is longer. */
const MOST = 20_000;

/** Brings the comments below the stories of a run in as responses, each once however often the import runs. */
export function createResponseBringer(state: RunState, people: FindPeople): ResponseBringer {
  let count = 0;
  return {
    count: () => count,
    async bring(story, storyId) {
      const { responses = [], sourceKey, itemKey, file } = story;
      if (responses.length === 0) return;
      if (story.state === 'draft') {
        state.report({
          kind: 'changed',
          file,
          reason: `It’s a draft, so its ${responses.length} comments were left out.`,
        });
        return;
      }
      const found: ResponseImport[] = [];
      for (const response of responses.slice(0, MOST)) {
        const source = sourceOf(response, state, file);
        if (source === undefined) continue;
        found.push({
          key: `${itemKey}/${response.key}`,
          ...(response.parentKey !== undefined && { parentKey: `${itemKey}/${response.parentKey}` }),
          authorId: await people.personId(sourceKey, response.author),
          source,
          createdAt: response.createdAt ?? story.publishedAt ?? state.context.clock.now(),
        });
      }
      const { created, refused } = await importResponses(state.context, { storyId, sourceKey, responses: found });
      count += created;
      for (const reason of refused) state.report({ kind: 'changed', file, reason });
      if (responses.length > MOST) {
        state.report({
          kind: 'changed',
          file,
          reason: `Of its ${responses.length} comments the first ${MOST} came in.`,
        });
      }
    },
  };
}

function sourceOf(response: ImportedResponse, state: RunState, file: string): string | undefined {
  try {
    const { document } = convertHtml(response.html, { file });
    return responseSource(document);
  } catch (error) {
    if (!(error instanceof UnreadableTextError) && !(error instanceof RangeError)) throw error;
    state.report({
      kind: 'changed',
      file,
      reason: `A comment by ${response.author.name.slice(0, 60)} was left out because we couldn’t read it.`,
    });
    return undefined;
  }
}
