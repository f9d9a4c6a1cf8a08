import type { Fields } from '../front-matter/front-matter.ts';
import type { ImportedBody, ImportedPerson, ImportedPublication, ImportedStory } from '../imported-story.ts';
import type { FindAuthor } from './author-profiles.ts';
import type { SourceCard } from './source-card.ts';
import type { SourceFolder } from './source-folder.ts';

/** One post as it lies in its file. */
export type PostFile = {
  /** Path from the root of the source. */
  readonly path: string;
  /** Path from the folder of the posts. */
  readonly place: string;
  readonly fields: Fields;
  readonly body: string;
  readonly hasMatter: boolean;
  readonly hasTomlMatter: boolean;
};

/** What a dialect finds out about a post beyond what every front matter says; each part may be left to the common reading. */
export type PostDetails = Partial<
  Pick<
    ImportedStory,
    | 'subtitle'
    | 'tags'
    | 'language'
    | 'translationKey'
    | 'publishedAt'
    | 'canonicalUrl'
    | 'publication'
    | 'series'
    | 'cover'
    | 'seoDescription'
  >
> & {
  readonly authors?: readonly ImportedPerson[];
  /** Paths that the post had on its site. */
  readonly addresses?: readonly string[];
  readonly shortcodes?: ImportedBody['dialect'];
  /** What could not be kept, a sentence each. */
  readonly remarks?: readonly string[];
};

export type OpenedDialect = {
  readonly publication: ImportedPublication;
  readonly shortcodes: ImportedBody['dialect'];
  /** Folders in which pictures with an address of the site lie, from the root. */
  readonly siteFolders?: readonly string[];
  readonly variables?: Readonly<Record<string, string>>;
  readonly details: (post: PostFile, findAuthor: FindAuthor) => PostDetails;
};

/** One way of keeping posts in a folder. */
export type SourceDialect = {
  readonly kind: string;
  readonly isFor: (folder: SourceFolder, card: SourceCard) => boolean;
  readonly open: (folder: SourceFolder, card: SourceCard) => Promise<OpenedDialect>;
};

/** True where the folder or the repository that it came from has the name. */
export function isNamed(folder: SourceFolder, card: SourceCard, name: string, repository: string): boolean {
  return folder.name === name || (card.repository ?? '').toLowerCase().endsWith(repository.toLowerCase());
}
