import { walkPictures } from '#shared/story/walk.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';
import type { ImportedStory, ImportSource } from '../imported-story.ts';
import type { Conversion } from './conversion.ts';
import { convertHtml } from './convert-html.ts';
import { convertMarkdown } from './convert-markdown.ts';
import { takeEmbedded } from './embedded-pictures.ts';
import { UnreadableTextError } from './unreadable-text-error.ts';

/** Converts the body of a story by its format. Throws `UnreadableTextError` with a sentence. */
export function convertBody(
  story: ImportedStory,
  { variables = {}, shortcodes = {} }: Pick<ImportSource, 'variables' | 'shortcodes'> = {},
): Conversion {
  const { file, language, body } = story;
  if (body.document !== undefined) return asItIs(body.document);
  const options = {
    file,
    language,
    variables,
    shortcodes,
    ...(body.dialect !== undefined && { dialect: body.dialect }),
  };
  const { text, embedded } = takeEmbedded(body);
  try {
    const conversion = body.format === 'html' ? convertHtml(text, options) : convertMarkdown(text, options);
    return { ...conversion, embedded };
  } catch (error) {
    // The parsers recurse; what is nested deeper than the stack is no text to read.
    if (error instanceof RangeError) throw new UnreadableTextError('The text is nested too deeply to read.');
    throw error;
  }
}

/** The file of a source of ours that a stored picture of a document is. */
export function archivedPicture(imageId: string): string {
  return `images/${imageId}`;
}

function asItIs(document: StoryDocument): Conversion {
  const images = [...walkPictures(document)].flatMap((picture) =>
    picture.kind === 'stored' ? [archivedPicture(picture.imageId)] : [],
  );
  return { document, problems: [], images: [...new Set(images)] };
}
