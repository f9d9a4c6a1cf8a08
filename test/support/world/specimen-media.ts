import { paragraph, text } from '#shared/story/story-document.build.ts';
import type { Block, ImageLayout, Picture } from '#shared/story/story-document.ts';
import type { StoredImage } from '#modules/ground/media/stored-image.ts';

const layouts: readonly ImageLayout[] = ['inset', 'outset', 'full', 'side'];

/** Every block that shows something else than words. */
export function mediaBlocks(image: StoredImage): readonly Block[] {
  const picture: Picture = {
    kind: 'stored',
    imageId: image.id,
    width: image.width,
    height: image.height,
    focusPercentX: 30,
    focusPercentY: 70,
    placeholder: image.placeholder,
  };
  return [
    ...layouts.map((layout): Block => ({
      type: 'image',
      id: `img${layout}`,
      picture,
      alt: `A picture set ${layout}`,
      layout,
      caption: [text(`Caption of the ${layout} picture`)],
    })),
    paragraph('Words beside the picture that floats at the side. '.repeat(8)),
    {
      type: 'image',
      id: 'imglost',
      picture: { kind: 'missing', url: 'https://gone.example/a.png' },
      alt: 'Lost',
      layout: 'inset',
    },
    {
      type: 'image',
      id: 'imglink',
      picture,
      alt: 'A picture that leads elsewhere',
      layout: 'inset',
      href: 'https://elsewhere.example/',
    },
    {
      type: 'gallery',
      id: 'gallery1',
      images: [
        { picture, alt: 'Left' },
        { picture, alt: 'Right', caption: [text('The right one')] },
      ],
      caption: [text('Two pictures')],
    },
    {
      type: 'embed',
      id: 'embed1',
      provider: 'youtube',
      url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      title: 'A film',
    },
    {
      type: 'linkCard',
      id: 'card1',
      url: 'https://elsewhere.example/essay',
      title: 'An essay elsewhere',
      description: 'What it says of itself.',
      picture,
    },
    paragraph(
      'A badge ',
      { type: 'inlineImage', picture, alt: 'badge', href: 'https://elsewhere.example/badge' },
      ' in a line.',
    ),
  ];
}
