import { plainWords } from '../plain-words.ts';
import { isNamed, type SourceDialect } from '../source-dialect.ts';

/** Stories of Standard Ebooks: each book a series in its order, all of one date; typography stays as it is. */
export const standardEbooks: SourceDialect = {
  kind: 'standard-ebooks',
  isFor: (folder, card) =>
    folder.name.startsWith('standard-ebooks') || isNamed(folder, card, 'standard-ebooks-a', 'standardebooks'),
  open: () =>
    Promise.resolve({
      publication: {
        slug: 'standard-ebooks',
        name: 'Standard Ebooks',
        tagline: 'Short fiction and essays from the public domain, carefully produced.',
        description: 'Stories and essays by Chekhov, Saki, Poe, O. Henry, Wells, Emerson and Doyle.',
        websiteUrl: 'https://standardebooks.org/',
      },
      shortcodes: 'plain',
      details({ fields }) {
        const collection = fields.text('collection');
        const order = Number.parseInt(fields.text('order') ?? '', 10);
        const translator = fields.text('translator');
        const subtitle = plainWords(fields.text('subtitle') ?? '');
        const credit = translator === undefined ? '' : `Translated by ${translator}`;
        return {
          subtitle: [subtitle, credit].filter((part) => part !== '').join('. '),
          ...(collection !== undefined && {
            series: {
              key: collection.toLowerCase(),
              title: collection,
              ...(Number.isInteger(order) && { position: order }),
            },
          }),
        };
      },
    }),
};
