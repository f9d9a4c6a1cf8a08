import { decodeText, type SourceFolder } from './source-folder.ts';
import { humaniseSlug } from '../humanise-slug.ts';

/** What a folder says about itself: in `SOURCE.md`, or in the settings of its engine. */
export type SourceCard = {
  readonly name: string;
  readonly repository?: string;
  /** Address of the site, ending with a slash. */
  readonly siteUrl?: string;
  readonly licence?: string;
};

export async function readSourceCard(folder: SourceFolder): Promise<SourceCard> {
  const card = folder.has('SOURCE.md') ? decodeText(await folder.read('SOURCE.md')).text : await readSettings(folder);
  const name = /^#\s+(.+)$/m.exec(card)?.[1]?.trim();
  const site = /^- site:\s*<?(https?:\/\/[^\s>]+)/m.exec(card)?.[1];
  return {
    name: name ?? humaniseSlug(folder.name),
    repository: /^- repository:\s*(\S+)/m.exec(card)?.[1],
    siteUrl: site === undefined ? undefined : site.replace(/\/*$/, '/'),
    licence: /^- licence:\s*(.+)$/m.exec(card)?.[1]?.trim(),
  };
}

/** Jekyll, Hugo and Zola name title and address in their settings; they are written here as a card. */
async function readSettings(folder: SourceFolder): Promise<string> {
  const file = ['_config.yml', 'hugo.toml', 'config.toml', 'hugo.yaml', 'config.yaml'].find(folder.has);
  if (file === undefined) return '';
  const text = decodeText(await folder.read(file)).text.slice(0, 100_000);
  const title = /^title\s*[:=]\s*["']?([^"'\n]+)/im.exec(text)?.[1]?.trim();
  const url = /^(?:url|base_?url)\s*[:=]\s*["']?(https?:\/\/[^"'\s]+)/im.exec(text)?.[1];
  return `${title === undefined ? '' : `# ${title}\n`}${url === undefined ? '' : `- site: ${url}\n`}`;
}

/** Licences by the names that sources write; undefined where none fits. */
export function licenseOf(written: string | undefined): string | undefined {
  const text = (written ?? '').toUpperCase();
  if (/CC0|CC[- ]ZERO/.test(text)) return 'CC_ZERO';
  const creative = /\bCC[- ]BY(?:[- ](NC))?(?:[- ](ND|SA))?/.exec(text);
  if (creative !== null) return ['CC_BY', creative[1], creative[2]].filter((part) => part !== undefined).join('_');
  return /PUBLIC DOMAIN|UNLICENSE/.test(text) ? 'PUBLIC_DOMAIN' : undefined;
}
