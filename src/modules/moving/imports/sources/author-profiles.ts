import { readYaml } from '../front-matter/read-yaml.ts';
import { createFields, type Fields, readFrontMatter } from '../front-matter/front-matter.ts';
import { humaniseSlug } from '../humanise-slug.ts';
import type { ImportedPerson } from '../imported-story.ts';
import { isWebAddress } from '#shared/story/safe-href.ts';
import { plainWords } from './plain-words.ts';
import { decodeText, type SourceFolder } from './source-folder.ts';

/** Finds the person behind what a post writes in its author field: a key, a slug or a name. */
export type FindAuthor = (written: string) => ImportedPerson;

/** Reads `authors/*.md`, `authors/*.json`, `authors.json`, `authors.yml` and `_data/authors.yml`, where they are. */
export async function readAuthors(folder: SourceFolder): Promise<FindAuthor> {
  const people = new Map<string, ImportedPerson>();
  function add(key: string, fields: Fields): void {
    const person = toPerson(key, fields);
    for (const name of [key, fields.text('slug') ?? '', person.name]) {
      if (name !== '' && !people.has(nameKey(name))) people.set(nameKey(name), person);
    }
  }
  for (const file of folder.files) {
    if (/^(?:_data\/)?authors\.(?:ya?ml|json)$/.test(file)) await addAll(file, folder, add);
    const profile =
      /^(?:data\/|content\/|_data\/)?_?authors\/([^/]+?)(?:\/index|\/_index)?(?:\.[a-z]{2}(?:-\w+)?)?\.(md|json|ya?ml|toml)$/.exec(
        file,
      );
    if (profile?.[1] !== undefined) await addOne(file, profile[1], folder, add);
  }
  return (written) => people.get(nameKey(written)) ?? { key: nameKey(written), name: humaniseSlug(written) };
}

function nameKey(name: string): string {
  return name.normalize('NFC').trim().toLowerCase().replace(/\s+/g, ' ');
}

async function addOne(
  file: string,
  key: string,
  folder: SourceFolder,
  add: (key: string, fields: Fields) => void,
): Promise<void> {
  const { text } = decodeText(await folder.read(file));
  // YAML holds JSON, so one reader does for both.
  add(key, file.endsWith('.md') ? readFrontMatter(text).fields : createFields(readYaml(text).values));
}

async function addAll(file: string, folder: SourceFolder, add: (key: string, fields: Fields) => void): Promise<void> {
  const { text } = decodeText(await folder.read(file));
  const values = text.trimStart().startsWith('[')
    ? { list: readYaml(`list: ${text}`).values['list'] ?? [] }
    : readYaml(text).values;
  const inner = values['authors'] ?? values;
  const entries = Array.isArray(values['list'])
    ? values['list'].map((item) => ['', item] as const)
    : Object.entries(inner);
  for (const [key, value] of entries) {
    if (typeof value !== 'object' || Array.isArray(value)) continue;
    const fields = createFields(value);
    add(key === '' ? (fields.text('slug', 'name') ?? '') : key, fields);
  }
}

function toPerson(key: string, fields: Fields): ImportedPerson {
  const name = fields.text('display_name', 'name', 'title', 'full_name') ?? humaniseSlug(key);
  const site = fields.text('link', 'site', 'website', 'url', 'web', 'wikipedia');
  const bio = fields.text('bio', 'byline', 'short_bio', 'description', 'about');
  const image = fields.text('image', 'avatar', 'photo', 'img');
  return {
    key: nameKey(key),
    name,
    ...(bio !== undefined && { bio: plainWords(bio) }),
    ...(image !== undefined && /[./]/.test(image) && { image }),
    ...(site !== undefined && isWebAddress(site) && { websiteUrl: site }),
  };
}
