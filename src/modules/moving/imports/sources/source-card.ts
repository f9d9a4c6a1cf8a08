import { createFields, type Fields, readValues } from '../front-matter/front-matter.ts';
import { humaniseSlug } from '../humanise-slug.ts';
import type { ImportSettings } from './import-settings.ts';
import { decodeText, type SourceFolder } from './source-folder.ts';

/** What a folder says about itself: in `longhand-import.yaml`, in `SOURCE.md`, or in the settings of its engine. */
export type SourceCard = {
  readonly name: string;
  /** Address of the site, ending with a slash. */
  readonly siteUrl?: string;
  readonly licence?: string;
  readonly language?: string;
  /** Patterns of addresses, as the engine writes them: `/:year/:month/:slug/`. */
  readonly addresses: readonly string[];
  /** What templates call by name, such as `site.baseurl`. */
  readonly variables: Readonly<Record<string, string>>;
  /** Who wrote the posts that name nobody. */
  readonly authors?: readonly (string | Fields)[];
};

export async function readSourceCard(folder: SourceFolder, settings: ImportSettings): Promise<SourceCard> {
  const engine = await readEngine(folder);
  const written = folder.has('SOURCE.md') ? decodeText(await folder.read('SOURCE.md')).text : '';
  const site = settings.site ?? /^- site:\s*<?(https?:\/\/[^\s>]+)/m.exec(written)?.[1] ?? engine.siteUrl;
  const name = settings.publication?.name ?? /^#\s+(.+)$/m.exec(written)?.[1]?.trim() ?? engine.name;
  return {
    ...engine,
    name: name ?? humaniseSlug(folder.name),
    siteUrl: site === undefined || !URL.canParse(site) ? undefined : site.replace(/\/*$/, '/'),
    licence: settings.licence ?? /^- licence:\s*(.+)$/m.exec(written)?.[1]?.trim() ?? engine.licence,
    language: settings.language ?? engine.language,
    addresses: settings.addresses ?? engine.addresses,
    variables: { ...engine.variables, ...settings.variables },
  };
}

type Engine = Omit<SourceCard, 'name'> & { readonly name?: string };

/** What a site of Eleventy says about itself; templates call it by the name of the file. */
const SITE_DATA = /^(?:[\w.-]+\/)?_data\/(site|metadata|meta)\.(?:json|ya?ml|toml)$/;
const SETTINGS = [
  '_config.yml',
  'hugo.toml',
  'hugo.yaml',
  'hugo.json',
  'config/_default/hugo.toml',
  'config/_default/config.toml',
  'config.toml',
  'config.yaml',
  'zola.toml',
];
/** Settings that are programs: only what stands in them as a plain text is taken. */
const PROGRAMS = /^(?:website\/|docs\/)?(?:docusaurus|astro|eleventy|gatsby|next)[.-]config\.(?:js|ts|mjs|cjs)$/;

async function readEngine(folder: SourceFolder): Promise<Engine> {
  const file =
    SETTINGS.find(folder.has) ??
    folder.files.find((name) => SITE_DATA.test(name)) ??
    folder.files.find((name) => PROGRAMS.test(name));
  if (file === undefined || (await folder.size(file)) > 1_048_576) return { addresses: [], variables: {} };
  const { text } = decodeText(await folder.read(file));
  const { values } = PROGRAMS.test(file) ? { values: readProgram(text) } : readValues(file, text);
  const fields = createFields(values);
  const url = fields.text('url', 'baseurl', 'base_url', 'site', 'siteurl');
  const base = fields.text('baseurl') ?? '';
  return {
    name: fields.text('title', 'name'),
    ...(url !== undefined && /^https?:\/\//.test(url) && { siteUrl: url + (base.startsWith('/') ? base : '') }),
    licence: fields.text('license', 'licence'),
    language: fields.text('languagecode', 'language', 'lang', 'locale', 'default_language', 'defaultcontentlanguage'),
    addresses: permalinksOf(fields),
    authors: [fields, fields.record('params'), fields.record('extra')]
      .map((place) => place?.entries('authors', 'author') ?? [])
      .find((found) => found.length > 0),
    variables: Object.fromEntries([
      ...scalarsOf(SITE_DATA.exec(file)?.[1] ?? 'site', values),
      ...scalarsOf('', createRecord(values['params'] ?? values['extra'])),
    ]),
  };
}

function readProgram(text: string): Record<string, string> {
  const found = [...text.matchAll(/^\s*(title|url|site|baseUrl)\s*:\s*(["'`])([^"'`\n]*)\2/gm)];
  return Object.fromEntries(found.toReversed().map((match) => [match[1] ?? '', match[3] ?? '']));
}

function createRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}

function scalarsOf(prefix: string, values: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(values).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value.length <= 500 ? [[prefix === '' ? name : `${prefix}.${name}`, value]] : [],
  );
}

/** Jekyll has one pattern, Hugo one for each section. */
function permalinksOf(fields: Fields): string[] {
  const one = fields.text('permalink');
  const sections = fields.record('permalinks');
  const named: Readonly<Record<string, string>> = {
    pretty: '/:categories/:year/:month/:day/:title/',
    date: '/:categories/:year/:month/:day/:title.html',
    none: '/:categories/:title.html',
  };
  const inSections = ['post', 'posts', 'blog', 'articles', 'news'].flatMap(
    (name) => sections?.text(name) ?? sections?.record('page')?.text(name) ?? [],
  );
  return [...(one === undefined ? [] : [named[one] ?? one]), ...inSections];
}

/** Licences by the names that sources write; undefined where none fits. */
export function licenseOf(written: string | undefined): string | undefined {
  const text = (written ?? '').toUpperCase();
  if (/CC0|CC[- ]ZERO/.test(text)) return 'CC_ZERO';
  const creative = /\bCC[- ]BY(?:[- ](NC))?(?:[- ](ND|SA))?/.exec(text);
  if (creative !== null) return ['CC_BY', creative[1], creative[2]].filter((part) => part !== undefined).join('_');
  return /PUBLIC DOMAIN|UNLICENSE/.test(text) ? 'PUBLIC_DOMAIN' : undefined;
}
