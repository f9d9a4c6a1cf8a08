import { plainWords } from '../plain-words.ts';
import { fileSlug } from '../post-address.ts';
import { isNamed, type SourceDialect } from '../source-dialect.ts';

const SITE = 'https://carpentries.org';

/** The Carpentries: Hugo, with years of Jekyll and WordPress in it. Authors are names; the time stands apart from the date. */
export const carpentries: SourceDialect = {
  kind: 'carpentries',
  isFor: (folder, card) => isNamed(folder, card, 'carpentries', 'carpentries/carpentries.org'),
  open: (_folder, card) =>
    Promise.resolve({
      publication: {
        slug: 'carpentries',
        name: 'The Carpentries',
        tagline: 'Teaching foundational coding and data science skills worldwide.',
        description: 'The blog of The Carpentries, with the archives of Software Carpentry and Data Carpentry.',
        websiteUrl: card.siteUrl,
      },
      shortcodes: undefined,
      variables: {
        'site.baseurl': '',
        'page.baseurl': '',
        'site.url': SITE,
        'site.filesurl': `${SITE}/files`,
        'site.github_url': 'https://github.com/swcarpentry',
        'site.contact': 'team@carpentries.org',
        team_email: 'team@carpentries.org',
        handbook_url: 'https://docs.carpentries.org',
        incubator_link: 'https://carpentries-incubator.org',
      },
      details(post) {
        const { fields } = post;
        const folder = post.place.split('/').slice(0, -1).join('/');
        return {
          subtitle: plainWords(fields.text('subheadline', 'teaser') ?? ''),
          tags: [...fields.list('tags'), ...fields.list('category')],
          cover: { ...headerOf(post.fields.record('header')?.text('image', 'image_fullwidth')) }.cover,
          addresses: [`/blog/${folder === '' ? '' : `${folder}/`}${fileSlug(post.place)}`],
        };
      },
    }),
};

/** The band of colour behind old titles is not a picture of the post. */
function headerOf(source: string | undefined): { cover?: { source: string; alt: string } } {
  return source === undefined || /texture|^\s*$/.test(source) ? {} : { cover: { source, alt: '' } };
}
