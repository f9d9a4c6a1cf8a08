import { readDate } from '../../front-matter/read-date.ts';
import { readFrontMatter } from '../../front-matter/front-matter.ts';
import { humaniseSlug } from '../../humanise-slug.ts';
import { datePath, fileSlug } from '../post-address.ts';
import { decodeText, type SourceFolder } from '../source-folder.ts';
import { isNamed, type SourceDialect } from '../source-dialect.ts';

/** Digital.gov: Hugo. Tags are slugs whose names stand in `topics/`; pictures lie on a host outside of the source. */
export const digitalGov: SourceDialect = {
  kind: 'digital-gov',
  isFor: (folder, card) => isNamed(folder, card, 'digital-gov', 'GSA/digitalgov.gov'),
  async open(folder, card) {
    const topics = await readTopics(folder);
    return {
      publication: {
        slug: 'digital-gov',
        name: 'Digital.gov',
        tagline: 'Guidance for building better digital services in government.',
        description:
          'News and blog of Digital.gov, for those who design and build public services in the United States.',
        websiteUrl: card.siteUrl,
      },
      shortcodes: 'hugo',
      details(post) {
        const date = readDate(post.fields.text('date'));
        const kicker = post.fields.text('kicker');
        const slug = post.fields.text('slug') ?? fileSlug(post.place);
        return {
          tags: post.fields.list('topics').map((topic) => topics.get(topic) ?? humaniseSlug(topic)),
          addresses: date === undefined ? [] : [`${datePath(localDay(post.fields.text('date'), date))}/${slug}`],
          remarks: kicker === undefined ? [] : [`The line above the title, “${kicker}”, has no place in a story.`],
        };
      },
    };
  },
};

/** The address has the day as it was where the post was written. */
function localDay(written: string | undefined, date: Date): Date {
  return readDate(written?.slice(0, 10)) ?? date;
}

async function readTopics(folder: SourceFolder): Promise<ReadonlyMap<string, string>> {
  const topics = new Map<string, string>();
  for (const file of folder.files.filter((path) => /^topics\/[^/]+\.md$/.test(path))) {
    const { fields } = readFrontMatter(decodeText(await folder.read(file)).text);
    const slug = fields.text('slug') ?? fileSlug(file);
    topics.set(slug, fields.text('title') ?? humaniseSlug(slug));
  }
  return topics;
}
