import { fileSlug } from '../post-address.ts';
import { isNamed, type SourceDialect } from '../source-dialect.ts';

/** Public Domain Recipes: Hugo, short texts by many cooks; some are dated 1832. */
export const publicDomainRecipes: SourceDialect = {
  kind: 'public-domain-recipes',
  isFor: (folder, card) => isNamed(folder, card, 'public-domain-recipes', 'ronaldl29/public-domain-recipes'),
  open: (_folder, card) =>
    Promise.resolve({
      publication: {
        slug: 'public-domain-recipes',
        name: 'Public Domain Recipes',
        tagline: 'Recipes that belong to everyone.',
        description: 'Only recipes: no advertisements, no life stories, no copyright.',
        websiteUrl: card.siteUrl,
      },
      shortcodes: 'hugo',
      details: (post) => ({ addresses: [`/${fileSlug(post.place)}`] }),
    }),
};
