import { slugify } from '#shared/text/slugify.ts';
import { readDate, readPathDate } from '../../front-matter/read-date.ts';
import { datePath, fileSlug } from '../post-address.ts';
import type { SourceDialect } from '../source-dialect.ts';

const LANGUAGE_FOLDER = /^(?:[a-z]{2}|[a-z]{2}-[a-z]{2,4})$/i;

/** Any folder of Markdown and HTML: Jekyll, Hugo, Zola, Eleventy or none; translations by file name or folder. */
export const anyFolder: SourceDialect = {
  kind: 'folder',
  isFor: () => true,
  open: (folder, card) =>
    Promise.resolve({
      publication: { slug: slugify(folder.name) || 'imported', name: card.name, websiteUrl: card.siteUrl },
      shortcodes: undefined,
      details(post) {
        const written = post.fields.text('lang', 'language', 'locale');
        const suffix = /\.([a-z]{2}(?:-[a-z]{2,4})?)\.(?:md|markdown|html?)$/i.exec(post.place)?.[1];
        const [first = ''] = post.place.split('/');
        const isInLanguageFolder =
          post.place.includes('/') && LANGUAGE_FOLDER.test(first) && (written === undefined || written === first);
        const language = written ?? suffix ?? (isInLanguageFolder ? first : undefined);
        const date = readPathDate(post.place) ?? readDate(post.fields.text('date'));
        const slug = post.fields.text('slug') ?? fileSlug(post.place);
        const isTranslated = suffix !== undefined || /(?:^|\/)index\.\w+$/.test(post.place) || isInLanguageFolder;
        const bare = post.place.replace(/(?:\.[a-z]{2}(?:-[a-z]{2,4})?)?\.\w+$/i, '');
        return {
          ...(language !== undefined && { language }),
          ...(isTranslated && { translationKey: isInLanguageFolder ? bare.slice(first.length + 1) : bare }),
          addresses: [`/${slug}`, ...(date === undefined ? [] : [`${datePath(date)}/${slug}`])],
        };
      },
    }),
};
