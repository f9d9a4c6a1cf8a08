import { readPathDate } from '../../front-matter/read-date.ts';
import { readFrontMatter } from '../../front-matter/front-matter.ts';
import type { ImportedPublication } from '../../imported-story.ts';
import { decodeText, type SourceFolder } from '../source-folder.ts';
import { isNamed, type SourceDialect } from '../source-dialect.ts';

/** The Rust blogs: Zola with TOML. The date is the beginning of `path`; one folder inside is a second publication. */
export const rustBlog: SourceDialect = {
  kind: 'rust-blog',
  isFor: (folder, card) => isNamed(folder, card, 'rust-blog', 'rust-lang/blog.rust-lang.org'),
  async open(folder, card) {
    const main = await readPublication(folder, 'rust-blog', 'Rust Blog', card.siteUrl);
    const inside = await readPublication(folder, 'inside-rust', 'Inside Rust Blog', card.siteUrl);
    return {
      publication: main,
      shortcodes: 'zola',
      details: (post) => ({
        publication: post.place.startsWith('inside-rust/') ? inside : main,
        publishedAt: readPathDate((post.fields.text('path') ?? '').replace(/^inside-rust\//, '')),
        tags: [],
      }),
    };
  },
};

async function readPublication(
  folder: SourceFolder,
  slug: string,
  name: string,
  siteUrl?: string,
): Promise<ImportedPublication> {
  const file = `publications/${slug}.md`;
  if (!folder.has(file)) return { slug, name, websiteUrl: siteUrl };
  const { fields } = readFrontMatter(decodeText(await folder.read(file)).text);
  const description = fields.text('description');
  return { slug, name: fields.text('title') ?? name, tagline: description, description, websiteUrl: siteUrl };
}
