import { readDate, readPathDate } from '../../front-matter/read-date.ts';
import { datePath, fileSlug } from '../post-address.ts';
import { isNamed, type SourceDialect } from '../source-dialect.ts';

/** rOpenSci: Hugo in five languages. A folder is a story, each `index.LANG.md` in it a translation. */
export const ropensci: SourceDialect = {
  kind: 'ropensci',
  isFor: (folder, card) => isNamed(folder, card, 'ropensci', 'ropensci/roweb3'),
  open: (_folder, card) =>
    Promise.resolve({
      publication: {
        slug: 'ropensci',
        name: 'rOpenSci',
        tagline: 'Transforming science through open data, software and reproducibility.',
        description: 'Blog and technical notes of rOpenSci, in English, Spanish, Portuguese, French and Turkish.',
        websiteUrl: card.siteUrl,
      },
      shortcodes: 'hugo',
      details(post) {
        const language = /\.([a-z]{2})\.md$/.exec(post.place)?.[1] ?? 'en';
        const date = readDate(post.fields.text('date')) ?? readPathDate(post.place);
        const slug = post.fields.text('slug') ?? fileSlug(post.place);
        const root = language === 'en' ? '' : `/${language}`;
        const tags = post.fields.list('tags', 'categories');
        return {
          language,
          tags,
          translationKey: post.place.replace(/(?:\.[a-z]{2})?\.md$/, ''),
          addresses: ['blog', ...(tags.includes('tech notes') ? ['technotes'] : [])].map(
            (section) => `${root}/${section}${datePath(date)}/${slug}`,
          ),
        };
      },
    }),
};
