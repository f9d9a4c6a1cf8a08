import { countWords } from '#shared/story/count-words.ts';
import { excerpt, plainText } from '#shared/story/plain-text.ts';
import { readingMinutes } from '#shared/story/reading-time.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';
import { walkPictures } from '#shared/story/walk.ts';
import { previewDocument } from './preview-document.ts';
import { renderBody } from './render/render-body.ts';

/** Everything that is made from a body when it is written, so that reading makes nothing. */
export type MadeFromBody = {
  readonly pageHtml: string;
  readonly previewHtml: string | null;
  readonly feedHtml: string;
  readonly tableOfContents: readonly { readonly anchor: string; readonly level: number; readonly text: string }[];
  readonly excerpt: string;
  readonly wordCount: number;
  readonly readingMinutes: number;
  readonly imageIds: readonly string[];
};

/** Feeds of a locked story carry the same free part as its page (rule 154). */
export async function makeFromBody(
  document: StoryDocument,
  options: {
    readonly language: string;
    readonly siteUrl: string;
    readonly storyUrl: string;
    readonly isLocked: boolean;
    /** Id of the first block that is held back of a locked story; null where its author chose none. */
    readonly previewBreak?: string | null;
  },
): Promise<MadeFromBody> {
  const { language, siteUrl, storyUrl } = options;
  const free = options.isLocked ? previewDocument(document, options.previewBreak) : document;
  const page = await renderBody(document, { target: 'page', language, siteUrl });
  const preview = options.isLocked ? await renderBody(free, { target: 'page', language, siteUrl }) : null;
  const feed = await renderBody(free, { target: 'feed', language, siteUrl, storyUrl });
  const images = [...walkPictures(document)].flatMap((picture) => (picture.kind === 'stored' ? [picture.imageId] : []));
  return {
    pageHtml: page.html,
    previewHtml: preview?.html ?? null,
    feedHtml: feed.html,
    tableOfContents: page.tableOfContents,
    excerpt: excerpt(free),
    wordCount: countWords(plainText(document), language),
    readingMinutes: readingMinutes(document, language),
    imageIds: [...new Set(images)],
  };
}
