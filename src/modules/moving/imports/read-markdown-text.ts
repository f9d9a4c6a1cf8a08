import { walkPictures } from '#shared/story/walk.ts';
import type { Picture, StoryDocument } from '#shared/story/story-document.ts';
import { convertMarkdown } from './convert/convert-markdown.ts';
import { UnreadableTextError } from './convert/unreadable-text-error.ts';
import { mapDocument } from './run/map-document.ts';

/** How a stored picture is called in the Markdown of a page; begun otherwise, it would be read as a tag. */
export function writtenPicture(imageId: string): string {
  return `./images/${imageId}`;
}

/**
 * What somebody wrote in Markdown as a document, or the sentence about why it cannot be read. Pictures of `kept`,
 * the document from which the Markdown was made, stay the pictures that they are.
 */
export function readMarkdownText(
  markdown: string,
  kept?: StoryDocument,
): { readonly document: StoryDocument } | { readonly fault: string } {
  try {
    const { document } = convertMarkdown(markdown, { file: 'page', language: 'en' });
    const pictures = new Map<string, Picture>();
    for (const picture of kept === undefined ? [] : walkPictures(kept)) {
      if (picture.kind === 'stored') pictures.set(writtenPicture(picture.imageId), picture);
    }
    const picture = (url: string): Picture => pictures.get(url) ?? { kind: 'missing', url };
    return { document: pictures.size === 0 ? document : mapDocument(document, { picture, href: (href) => href }) };
  } catch (error) {
    if (error instanceof UnreadableTextError) return { fault: error.message };
    // The parsers recurse; what is nested deeper than the stack is no text to read.
    if (error instanceof RangeError) return { fault: 'The text is nested too deeply to read.' };
    throw error;
  }
}
