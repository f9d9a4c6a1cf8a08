import type { Fields } from '../front-matter/front-matter.ts';
import type { ImportedStory } from '../imported-story.ts';
import { plainWords } from './plain-words.ts';

const NAMES = [
  'image',
  'hero',
  'cover',
  'cover_image',
  'featured_image',
  'featured',
  'primary_image',
  'feature_image',
  'socialimg',
  'thumbnail',
  'banner',
  'og_image',
  'header',
  'heroimage',
  'coverimage',
  'ogimage',
  'images',
  'photo',
];

/** The picture at the head of a post, under any of its names: a path, or a record with path and description. */
export function readCover(fields: Fields, ownNames: readonly string[] = []): ImportedStory['cover'] {
  for (const name of [...ownNames, ...NAMES]) {
    const record = fields.record(name);
    const source =
      fields.text(name) ?? record?.text('src', 'url', 'path', 'image', 'image_fullwidth', 'uid', 'relative');
    // `hero: false` and `featured: true` are switches, not pictures.
    if (source === undefined || !(/[./]/.test(source) || record !== undefined)) continue;
    // Bands of colour and templates are no pictures of the post.
    if (/texture|^\{\{/.test(source)) continue;
    const alt =
      record?.text('alt') ?? fields.text('image_alt', 'imagealt', 'hero_alt', 'alt', 'socialalt', 'cover_alt') ?? '';
    const caption = record?.text('caption') ?? fields.text('image_figcaption', 'image_caption', 'cover_caption');
    return { source, alt: plainWords(alt), ...(caption !== undefined && { caption: plainWords(caption) }) };
  }
  return undefined;
}
