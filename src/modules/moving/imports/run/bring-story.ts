import type { ImportOptions } from '../import-run.ts';
import { importStory } from '#modules/stories/stories/import-story.ts';
import type { StoredImage } from '#modules/ground/media/stored-image.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';
import type { StoryImport } from '#modules/stories/stories/story-import.ts';
import { shortPostPath } from '#shared/routes/link-shapes.ts';
import { convertBody } from '../convert/convert-body.ts';
import { UnreadableTextError } from '../convert/unreadable-text-error.ts';
import type { ImportedStory } from '../imported-story.ts';
import type { ResponseBringer } from './bring-responses.ts';
import { captionCover } from './caption-cover.ts';
import { type FindImages, findPictures } from './find-images.ts';
import type { FindPeople } from './find-people.ts';
import { finishDocument } from './finish-story.ts';
import type { LinkIndex } from './link-index.ts';
import type { RunState } from './run-state.ts';

export type StoryChange = 'created' | 'updated' | 'unchanged' | 'conflict' | 'refused';

export type StoryWork = {
  readonly state: RunState;
  readonly images: FindImages;
  readonly people: FindPeople;
  readonly links: LinkIndex;
  /** Paths of the stories that exist already, by item key; filled on the way. */
  readonly paths: Map<string, string>;
  /** Stories that link to one which did not exist yet. */
  readonly waiting: Set<string>;
  readonly responses: ResponseBringer;
  readonly overwrites: boolean;
  readonly settle?: ImportOptions['settle'];
  readonly findHere?: ImportOptions['findHere'];
  readonly onStory?: ImportOptions['onStory'];
};

/** Converts and stores one story; what cannot come in is one line of the report and stops nothing else. */
export async function bringStory(work: StoryWork, story: ImportedStory): Promise<StoryChange> {
  const { state } = work;
  try {
    const here = await work.findHere?.(story);
    if (here !== undefined) {
      const { id, change, reason } = here;
      work.paths.set(story.itemKey, shortPostPath(id));
      await work.onStory?.(story, { id, change });
      if (reason !== undefined)
        state.report({ kind: change === 'conflict' ? 'conflict' : 'changed', file: story.file, reason });
      return change;
    }
    const read = await storyImportOf(work, story);
    if (state.isDryRun) return 'created';
    const input = (await work.settle?.(read, story.file)) ?? read;
    const { id, change } = await importStory(state.context, input, { overwrites: work.overwrites });
    work.paths.set(story.itemKey, shortPostPath(id));
    await work.onStory?.(story, { id, change });
    if (change === 'conflict') {
      const reason =
        'It’s been edited here since it was imported, and its source has changed too. We left it as it is here.';
      state.report({ kind: 'conflict', file: story.file, reason });
    }
    await work.responses.bring(story, id);
    return change;
  } catch (error) {
    const isExpected = error instanceof UnreadableTextError;
    if (!isExpected) state.context.log.error({ error, file: story.file }, 'a story could not be imported');
    const reason = isExpected ? error.message : `The story couldn’t be saved: ${messageOf(error)}`;
    state.report({ kind: 'refused', file: story.file, reason });
    return 'refused';
  }
}

async function storyImportOf(work: StoryWork, story: ImportedStory): Promise<StoryImport> {
  const { state, images, people } = work;
  const conversion = convertBody(story, state.source);
  for (const problem of conversion.problems) state.report(problem);
  const pictures = await findPictures(conversion, story.file, images);
  const { document, isWaiting } = finishDocument(story, conversion, {
    pictures,
    links: work.links,
    siteUrl: state.source.siteUrl,
    pathOf: (itemKey) => work.paths.get(itemKey),
    reportLostLink(href) {
      const reason = `The link ${href.slice(0, 160)} leads to something that didn’t come in, so we kept only its text.`;
      state.report({ kind: 'changed', file: story.file, reason });
    },
  });
  if (isWaiting) work.waiting.add(story.itemKey);
  const cover = story.cover === undefined ? undefined : await images.find(story.cover.source, story.file);
  const {
    file: _file,
    body: _body,
    authors: _authors,
    publication: _publication,
    cover: _cover,
    responses: _responses,
    ...rest
  } = story;
  const publicationId = state.isDryRun ? undefined : await people.publicationId(story);
  return {
    ...rest,
    document: cover === undefined ? document : withCaption(work, story, document, cover),
    authorIds: state.isDryRun ? [] : await people.authorIds(story),
    ...(publicationId !== undefined && { publicationId }),
    ...(cover !== undefined && { cover: { image: cover, alt: story.cover?.alt ?? '', ...focusOf(story.cover) } }),
  };
}

function focusOf({ focusPercentX, focusPercentY }: Partial<NonNullable<ImportedStory['cover']>> = {}) {
  return {
    ...(focusPercentX !== undefined && { focusPercentX }),
    ...(focusPercentY !== undefined && { focusPercentY }),
  };
}

function withCaption(
  work: StoryWork,
  story: ImportedStory,
  document: StoryDocument,
  image: StoredImage,
): StoryDocument {
  const { alt = '', caption = '' } = story.cover ?? {};
  if (caption === '') return document;
  const captioned = captionCover(document, { image, alt, caption });
  if (captioned !== undefined) return captioned;
  const reason = `The cover’s caption, “${caption.slice(0, 160)}”, was left out, because the story shows that picture in a way of its own.`;
  work.state.report({ kind: 'changed', file: story.file, reason });
  return document;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
}
