import { readPathDate } from '../../front-matter/read-date.ts';
import { datePath, fileSlug } from '../post-address.ts';
import { isNamed, type SourceDialect } from '../source-dialect.ts';

/** Artsy Engineering: Jekyll with Octopress' heritage. Categories are the tags; the file name gives the address. */
export const artsy: SourceDialect = {
  kind: 'artsy',
  isFor: (folder, card) => isNamed(folder, card, 'artsy', 'artsy/artsy.github.io'),
  open: (_folder, card) =>
    Promise.resolve({
      publication: {
        slug: 'artsy-engineering',
        name: 'Artsy Engineering',
        tagline: 'How the people at Artsy build software for art.',
        description: 'The engineering blog of Artsy.',
        websiteUrl: card.siteUrl,
      },
      shortcodes: 'liquid',
      details(post) {
        const date = readPathDate(post.place);
        return {
          tags: post.fields.list('categories', 'tags'),
          addresses: date === undefined ? [] : [`/blog${datePath(date)}/${fileSlug(post.place)}`],
        };
      },
    }),
};
