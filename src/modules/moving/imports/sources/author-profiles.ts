import { isWebAddress } from '#shared/story/safe-href.ts';
import { createFields, type Fields, readFrontMatter, readValues } from '../front-matter/front-matter.ts';
import { humaniseSlug } from '../humanise-slug.ts';
import type { ImportedPerson } from '../imported-story.ts';
import { type AuthorName, readAuthorNames } from './author-names.ts';
import { plainWords } from './plain-words.ts';
import { decodeText, type SourceFolder } from './source-folder.ts';

/** Finds the people behind what a post writes in its author field: keys, slugs or names, or a record of one person. */
export type FindAuthors = (written: string | Fields) => readonly ImportedPerson[];

const LIST = /^(?:[\w.-]+\/){0,3}_?(?:authors|people|contributors|team)\.(?:ya?ml|json|toml)$/i;
const PROFILE =
  /^(?:[\w.-]+\/){0,3}_?(?:authors|people|contributors|team)\/([^/]+?)(?:\/_?index)?(?:\.[a-z]{2}(?:-\w+)?)?\.(?:mdx?|json|ya?ml|toml)$/i;
const MAX_FILES = 20_000;
const MAX_BYTES = 2 * 1_048_576;

/** Reads lists of authors (`authors.yml`, `_data/people.json`) and profiles (`authors/ada.md`), wherever they lie. */
export async function readAuthors(folder: SourceFolder): Promise<FindAuthors> {
  const people = new Map<string, ImportedPerson>();
  function add(key: string, fields: Fields): void {
    const person = toPerson(key, fields);
    for (const name of [key, fields.text('slug') ?? '', person.name]) {
      if (name !== '' && !people.has(nameKey(name))) people.set(nameKey(name), person);
    }
  }
  const files = folder.files.filter((file) => LIST.test(file) || PROFILE.test(file)).slice(0, MAX_FILES);
  for (const file of files) {
    if ((await folder.size(file)) > MAX_BYTES) continue;
    const { text } = decodeText(await folder.read(file));
    const key = PROFILE.exec(file)?.[1];
    if (key === undefined) addAll(file, text, add);
    else if (key !== '_index' && key !== 'index') {
      add(key, /\.mdx?$/i.test(file) ? readFrontMatter(text).fields : createFields(readValues(file, text).values));
    }
  }
  const isKnown = (name: string): boolean => people.has(nameKey(name));
  return (written) => {
    if (typeof written === 'string') return readAuthorNames(written, isKnown).map(personOf);
    const named = written.text('name', 'display_name', 'full_name', 'slug', 'id', 'key', 'login') ?? '';
    return named === '' ? [] : [people.get(nameKey(named)) ?? toPerson(named, written)];
  };

  function personOf({ name, url, about }: AuthorName): ImportedPerson {
    const handle = name.replace(/^@(?=\S+$)/, '');
    return (
      people.get(nameKey(handle)) ?? {
        key: nameKey(handle),
        name: humaniseSlug(handle),
        ...(about !== undefined && { bio: about }),
        ...(url !== undefined && isWebAddress(url) && { websiteUrl: url }),
      }
    );
  }
}

function nameKey(name: string): string {
  return name.normalize('NFC').trim().toLowerCase().replace(/\s+/g, ' ');
}

function addAll(file: string, text: string, add: (key: string, fields: Fields) => void): void {
  const { values } = readValues(file, text);
  const inner = values['authors'] ?? values['people'] ?? values['list'] ?? values;
  const entries = Array.isArray(inner) ? inner.map((item) => ['', item] as const) : Object.entries(inner);
  for (const [key, value] of entries) {
    if (typeof value !== 'object' || Array.isArray(value)) continue;
    const fields = createFields(value);
    add(key === '' ? (fields.text('slug', 'id', 'key', 'name') ?? '') : key, fields);
  }
}

function toPerson(key: string, fields: Fields): ImportedPerson {
  // A `title` beside a name is what somebody does; without one it is the name, as profiles in Markdown have it.
  const name = fields.text('display_name', 'name', 'full_name') ?? fields.text('title') ?? humaniseSlug(key);
  const site = fields.text('link', 'site', 'website', 'url', 'web', 'homepage', 'wikipedia');
  const bio = fields.text('bio', 'byline', 'short_bio', 'description', 'about', 'title', 'role');
  const image = fields.text('image', 'avatar', 'photo', 'img', 'image_url', 'imageurl', 'avatar_url', 'picture');
  return {
    key: nameKey(key),
    name,
    ...(bio !== undefined && bio !== name && { bio: plainWords(bio) }),
    ...(image !== undefined && /[./]/.test(image) && { image }),
    ...(site !== undefined && isWebAddress(site) && { websiteUrl: site }),
  };
}
