import { posix } from 'node:path';
import type { Element, Root } from 'hast';
import { attribute, findElement } from '../../convert/blocks/html-tree.ts';
import type { ImportedPerson, ImportedStory } from '../../imported-story.ts';
import { readExportDate } from '../dates.ts';
import { findAll, findByClass, hasClass, parseHtml, tidy, tidyTextOf } from '../html/html-fragment.ts';
import { languageOf } from '../language.ts';
import { distinct, pathOf, webAddress } from '../old-address.ts';
import { changed, type ExportItem } from '../report.ts';
import { readMediumBody } from './medium-body.ts';

/** Medium's ids are one of a kind in the world, so one key serves every export. */
export const mediumSourceKey = 'medium.com';

const RESPONSE_LENGTH = 1500;

/** One file of `posts/`: a story, or the line that says why it is none. */
export function readMediumPost(html: string, file: string, owner: ImportedPerson | undefined): ExportItem {
  const tree = parseHtml(html);
  const content = findByClass(tree.children, 'e-content');
  if (content === undefined)
    return { kind: 'refused', file, reason: 'This page doesn’t look like one that Medium exports.' };
  const name = textOfClass(tree, 'p-name');
  const titleGraf = findByClass(content.children, 'graf--title');
  const subtitle = textOfField(tree, 'subtitle');
  if (isResponse(content, name, titleGraf, subtitle)) {
    return changed(file, `“${name.slice(0, 80)}” is a response to a story, not a story, so it was left out.`);
  }
  const title = titleOf(name, titleGraf);
  const description = textOfField(tree, 'description');
  const isDraft = posix.basename(file).startsWith('draft_') || findByClass(tree.children, 'dt-published') === undefined;
  const canonical = attributeOfClass(tree, 'p-canonical', 'href');
  const { html: body, cover } = readMediumBody(content, title, subtitle);
  const published = findByClass(tree.children, 'dt-published');
  return {
    sourceKey: mediumSourceKey,
    itemKey: idOf(tree, file),
    file,
    title,
    ...(subtitle !== '' && { subtitle }),
    body: { format: 'html', text: body, dialect: 'medium' },
    authors: authorsOf(tree, owner),
    tags: distinct(findAll(tree.children, (node) => hasClass(node, 'p-tag')).map(tidyTextOf)),
    language: languageOf(`${title} ${tidyTextOf(content)}`),
    ...(published !== undefined && !isDraft && { publishedAt: readExportDate(attribute(published, 'dateTime')) }),
    state: isDraft ? 'draft' : 'published',
    ...(webAddress(canonical) !== undefined && { canonicalUrl: webAddress(canonical) }),
    oldAddresses: distinct([pathOf(canonical)]),
    ...(cover !== undefined && { cover }),
    ...(description !== '' && { seoDescription: description }),
  } satisfies ImportedStory;
}

/** Medium cuts a long title in `p-name`; the body has it whole. */
function titleOf(name: string, titleGraf: Element | undefined): string {
  const whole = titleGraf === undefined ? '' : tidyTextOf(titleGraf);
  if (name === '') return whole === '' ? 'Untitled' : whole;
  return whole.startsWith(withoutEllipsis(name)) ? whole : name;
}

/** A response has no title of its own: Medium puts the beginning of its text in that place. */
function isResponse(content: Element, name: string, titleGraf: Element | undefined, subtitle: string): boolean {
  const text = tidyTextOf(content);
  const isBeginning = name !== '' && text.startsWith(withoutEllipsis(name));
  const isShort = text.length <= RESPONSE_LENGTH && findElement(content.children, 'img', 'iframe') === undefined;
  return titleGraf === undefined && subtitle === '' && isBeginning && isShort;
}

function withoutEllipsis(text: string): string {
  return text.replace(/\s*(?:…|\.\.\.)$/, '');
}

/** The id at the end of the post's address or of its file's name; names in other scripts are dashes and this id only. */
function idOf(tree: Root, file: string): string {
  const addresses = findAll(
    tree.children,
    (node) => hasClass(node, 'p-canonical') || /\/p\/[0-9a-f]+/.test(attribute(node, 'href') ?? ''),
  );
  const fromFooter = addresses.map(
    (link) => /(?:-|\/p\/)([0-9a-f]{8,14})(?:[?#].*)?$/.exec(attribute(link, 'href') ?? '')?.[1],
  );
  const base = posix.basename(file).replace(/\.html?$/i, '');
  return /(?:^|[-_])([0-9a-f]{8,14})$/.exec(base)?.[1] ?? fromFooter.find((id) => id !== undefined) ?? base;
}

function authorsOf(tree: Root, owner: ImportedPerson | undefined): ImportedPerson[] {
  const authors = findAll(tree.children, (node) => hasClass(node, 'p-author')).map((link): ImportedPerson => {
    const url = attribute(link, 'href') ?? '';
    const key = /@([\w.-]+)/.exec(url)?.[1] ?? tidyTextOf(link);
    const name = tidyTextOf(link) || key;
    if (owner !== undefined && owner.key.toLowerCase() === key.toLowerCase()) return owner;
    return webAddress(url) === undefined ? { key, name } : { key, name, websiteUrl: url };
  });
  return authors.length > 0 || owner === undefined ? authors : [owner];
}

function textOfClass(tree: Root, name: string): string {
  const found = findByClass(tree.children, name);
  return found === undefined ? '' : tidyTextOf(found);
}

function textOfField(tree: Root, field: string): string {
  const found = findAll(tree.children, (node) => attribute(node, 'dataField') === field)[0];
  return found === undefined ? '' : tidy(tidyTextOf(found));
}

function attributeOfClass(tree: Root, name: string, key: string): string | undefined {
  const found = findByClass(tree.children, name);
  return found === undefined ? undefined : attribute(found, key);
}
