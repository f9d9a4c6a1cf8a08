import { isNamed, type SourceDialect } from '../source-dialect.ts';
import { fileSlug } from '../post-address.ts';
import { plainWords } from '../plain-words.ts';

/** Open Source Guides: Jekyll, a folder a language with the same file names. No author, no date, no tags. */
export const opensourceGuide: SourceDialect = {
  kind: 'opensource-guide',
  isFor: (folder, card) => isNamed(folder, card, 'opensource-guide', 'github/opensource.guide'),
  open: (_folder, card) =>
    Promise.resolve({
      publication: {
        slug: 'open-source-guides',
        name: 'Open Source Guides',
        tagline: 'Learn how to launch and grow your project.',
        description: 'Guides for people, communities and companies who run open source projects or want to take part.',
        websiteUrl: card.siteUrl,
      },
      shortcodes: 'liquid',
      details(post) {
        const language = tagOf(post.fields.text('lang') ?? 'en');
        const slug = fileSlug(post.place);
        return {
          language,
          subtitle: plainWords(post.fields.text('description') ?? ''),
          translationKey: slug,
          addresses: [`/${language === 'en' ? '' : `${language.toLowerCase()}/`}${slug}`],
        };
      },
    }),
};

/** `zh-hans` is written `zh-Hans` in a language tag. */
function tagOf(language: string): string {
  return language.replace(
    /-([a-z])([a-z]{3})$/,
    (_whole, first: string, rest: string) => `-${first.toUpperCase()}${rest}`,
  );
}
