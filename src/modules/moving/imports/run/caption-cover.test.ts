import { expect, test } from 'vitest';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import type { ImageBlock } from '#shared/story/story-document.ts';
import { storyDocumentSchema } from '#shared/story/story-document.schema.ts';
import { captionCover } from './caption-cover.ts';

const id = '0123456789abcdef0123456789abcdef';
const cover = {
  image: { id, width: 1200, height: 800, placeholder: '', format: 'png' },
  alt: 'A quay',
  caption: 'The quay in winter',
} as const;
const caption = [{ type: 'text', text: cover.caption }] as const;
const shown: ImageBlock = {
  type: 'image',
  id: 'own1',
  picture: { kind: 'stored', imageId: id, width: 1200, height: 800 },
  alt: '',
  layout: 'outset',
};
const words = paragraph('Words.');

test('a cover that the body does not show stands at its head, with its caption', () => {
  const document = captionCover(storyDocument(words), cover);
  expect(storyDocumentSchema.safeParse(document).success).toBe(true);
  expect(document?.blocks).toEqual([{ ...shown, id: 'cover001', alt: 'A quay', layout: 'inset', caption }, words]);
});

test('a cover that the body shows bears the caption there, and is not shown twice', () => {
  expect(captionCover(storyDocument(words, shown), cover)?.blocks).toEqual([words, { ...shown, caption }]);
  const captioned = storyDocument(words, { ...shown, caption });
  expect(captionCover(captioned, cover)).toBe(captioned);
});

test('where the body shows the cover with other words or in a gallery, nothing is put in their place', () => {
  const other = { ...shown, caption: [{ type: 'text', text: 'Other words' }] } as const;
  expect(captionCover(storyDocument(other), cover)).toBeUndefined();
  const images = [
    { picture: shown.picture, alt: '' },
    { picture: shown.picture, alt: '' },
  ];
  expect(captionCover(storyDocument({ type: 'gallery', id: 'gall', images }), cover)).toBeUndefined();
});
