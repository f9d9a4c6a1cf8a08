import { readDate, readPathDate } from '../../front-matter/read-date.ts';
import { datePath, fileSlug } from '../post-address.ts';
import { isNamed, type SourceDialect } from '../source-dialect.ts';

/** 18F: Eleventy with Jekyll's heritage. Authors are slugs without profiles; addresses come from the file name. */
export const eighteenF: SourceDialect = {
  kind: '18f',
  isFor: (folder, card) => isNamed(folder, card, '18f', '18F/18f.gsa.gov'),
  open: (_folder, card) =>
    Promise.resolve({
      publication: {
        slug: '18f',
        name: '18F',
        tagline: 'A digital services agency inside the U.S. government, writing about its work.',
        description:
          'The blog of 18F, the digital consultancy of the U.S. General Services Administration, from 2014 to 2024.',
        websiteUrl: card.siteUrl,
      },
      shortcodes: 'liquid',
      details(post) {
        const date = readPathDate(post.place) ?? readDate(post.fields.text('date'));
        return { addresses: date === undefined ? [] : [`${datePath(date)}/${fileSlug(post.place)}`] };
      },
    }),
};
