import type { PasteElement, PasteNode } from './paste-tree.ts';

/** The type under which Google Docs puts its own form on the clipboard. */
export const GDOCS_SLICE = 'application/x-vnd.google-docs-document-slice-clip+wrapped';

type Style = Readonly<Record<string, unknown>>;
type Slice = { readonly stsl_type?: string; readonly stsl_styles?: readonly (Style | null)[] };
type ListEntity = { readonly le_nb?: Readonly<Record<string, { readonly b_gt?: number }>> };
type Resolved = {
  readonly dsl_spacers?: string;
  readonly dsl_styleslices?: readonly Slice[];
  readonly dsl_entitymap?: Readonly<Record<string, ListEntity>>;
};

const TITLE = 100;
/** Kinds of marks that are no numbers: none, and bullets. */
const BULLET = 9;

/**
 * The native form of Google Docs as what the readers of pastes read; undefined where it is not one. Styles stand at
 * the letter where they begin; those of a paragraph at its end.
 */
export function readGdocsSlice(json: string): PasteElement | undefined {
  const resolved = resolvedOf(json);
  const letters = resolved?.dsl_spacers;
  if (resolved === undefined || letters === undefined) return undefined;
  const styles = (type: string): readonly (Style | null)[] =>
    resolved.dsl_styleslices?.find((slice) => slice.stsl_type === type)?.stsl_styles ?? [];
  const [texts, links, paragraphs, lists] = [styles('text'), styles('link'), styles('paragraph'), styles('list')];
  const children: PasteNode[] = [];
  let text: Style | null = null;
  let link: Style | null = null;
  let runs: PasteNode[] = [];
  let from = 0;
  const endRun = (to: number): void => {
    if (to > from) runs.push(runOf(letters.slice(from, to), text, link));
    from = to;
  };
  for (let index = 0; index <= letters.length; index += 1) {
    const isEnd = index === letters.length || letters[index] === '\n';
    if (isEnd || texts[index] || links[index]) endRun(index);
    text = texts[index] ?? text;
    link = links[index] ?? link;
    if (!isEnd) continue;
    children.push(paragraphOf(runs, paragraphs[index] ?? null, lists[index] ?? null, resolved));
    runs = [];
    from = index + 1;
  }
  return { tag: 'body', attributes: {}, children };
}

function resolvedOf(json: string): Resolved | undefined {
  try {
    const given = JSON.parse(json) as { readonly data?: string; readonly resolved?: Resolved } | null;
    if (typeof given?.data === 'string') return resolvedOf(given.data);
    return typeof given?.resolved?.dsl_spacers === 'string' ? given.resolved : undefined;
  } catch {
    return undefined;
  }
}

function paragraphOf(
  runs: readonly PasteNode[],
  style: Style | null,
  list: Style | null,
  resolved: Resolved,
): PasteElement {
  const heading = Number(style?.['ps_hd'] ?? 0);
  if (heading >= 1 && heading <= 6) return element(`h${heading}`, runs);
  if (heading === TITLE) return element('h1', runs);
  const listId = list?.['ls_id'];
  if (typeof listId !== 'string') return element('p', runs);
  const level = Number(list?.['ls_nest'] ?? 0);
  const kind = resolved.dsl_entitymap?.[listId]?.le_nb?.[`nl_${level}`]?.b_gt ?? BULLET;
  // As Word writes its lists: each paragraph says its level and its mark.
  const mark = element('span', [kind === BULLET ? '·' : '1.'], { style: 'mso-list:Ignore' });
  return element('p', [mark, ...runs], { style: `mso-list:l0 level${level + 1}` });
}

function runOf(letters: string, text: Style | null, link: Style | null): PasteNode {
  // Places of pictures and of ends of cells have letters of their own.
  let node: PasteNode = letters.replaceAll(/[\p{Cc}\p{Co}]/gu, (letter) =>
    letter === '\v' || letter === '\t' ? ' ' : '',
  );
  const wrap = (isOn: boolean, tag: string): void => {
    if (isOn) node = element(tag, [node]);
  };
  wrap(text?.['ts_bd'] === true, 'b');
  wrap(text?.['ts_it'] === true, 'i');
  wrap(text?.['ts_st'] === true, 's');
  wrap(text?.['ts_un'] === true, 'u');
  wrap(text?.['ts_va'] === 'sup', 'sup');
  wrap(text?.['ts_va'] === 'sub', 'sub');
  const href = (link?.['lnks_link'] as { readonly ulnk_url?: unknown } | null | undefined)?.ulnk_url;
  return typeof href === 'string' ? element('a', [node], { href }) : node;
}

function element(
  tag: string,
  children: readonly PasteNode[],
  attributes: PasteElement['attributes'] = {},
): PasteElement {
  return { tag, attributes, children };
}
