import type { ImportedStory, ImportSource } from '../imported-story.ts';
import type { Conversion } from './conversion.ts';
import { convertHtml } from './convert-html.ts';
import { convertMarkdown } from './convert-markdown.ts';
import { UnreadableTextError } from './unreadable-text-error.ts';

/** Converts the body of a story by its format. Throws `UnreadableTextError` with a sentence. */
export function convertBody(
  story: ImportedStory,
  { variables = {}, shortcodes = {} }: Pick<ImportSource, 'variables' | 'shortcodes'> = {},
): Conversion {
  const { file, language, body } = story;
  const options = {
    file,
    language,
    variables,
    shortcodes,
    ...(body.dialect !== undefined && { dialect: body.dialect }),
  };
  try {
    return body.format === 'html' ? convertHtml(body.text, options) : convertMarkdown(body.text, options);
  } catch (error) {
    // The parsers recurse; what is nested deeper than the stack is no text to read.
    if (error instanceof RangeError) throw new UnreadableTextError('The text is nested too deeply to read.');
    throw error;
  }
}
