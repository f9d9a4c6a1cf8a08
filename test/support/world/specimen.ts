import { heading, paragraph, storyDocument, text } from '#shared/story/story-document.build.ts';
import type { Block, StoryDocument } from '#shared/story/story-document.ts';
import type { StoredImage } from '#modules/ground/media/stored-image.ts';
import { mediaBlocks } from './specimen-media.ts';
import { textBlocks } from './specimen-text.ts';

/** A story body with every kind of block and every mark, with `image` wherever a picture stands. */
export function specimen(image: StoredImage): StoryDocument {
  const blocks: readonly Block[] = [
    paragraph('A specimen shows every letter once, so that a printer may see what a face can do.'),
    heading(1, 'Words'),
    ...textBlocks,
    heading(1, 'Pictures'),
    ...mediaBlocks(image),
    heading(2, 'A smaller heading'),
    heading(3, 'A still smaller one'),
    heading(4, 'The smallest'),
    paragraph('The last line.', { type: 'footnoteReference', footnoteId: 'note2' }),
  ];
  return {
    ...storyDocument(...blocks),
    footnotes: [
      { id: 'note1', blocks: [paragraph('The first note.')] },
      { id: 'note2', blocks: [paragraph('The second note, with ', text('strong', { type: 'strong' }), ' words.')] },
    ],
  };
}
