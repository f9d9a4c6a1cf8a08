import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createBlockIds } from '#shared/story/block-id.ts';
import { plainText } from '#shared/story/plain-text.ts';
import { storyDocumentSchema } from '#shared/story/story-document.schema.ts';
import { readGdocsSlice } from './read-gdocs-slice.ts';
import { readPasted } from './read-pasted.ts';

const FOLDER = join(import.meta.dirname, '../../../../../../shared/data/gdocs-native-json');

function read(json: string) {
  const tree = readGdocsSlice(json);
  if (tree === undefined) throw new Error('no slice');
  const { blocks, footnotes } = readPasted(tree, createBlockIds('slice'));
  return storyDocumentSchema.parse({ version: 1, blocks, footnotes });
}

test('WRITE-9: the native form of Google Docs gives headings, links and marks', () => {
  const slice = (stsl_type: string, stsl_styles: readonly unknown[]) => ({ stsl_type, stsl_styles });
  const at = (places: Readonly<Record<number, unknown>>) =>
    Array.from({ length: 20 }, (_none, index) => places[index] ?? null);
  const resolved = {
    dsl_spacers: 'Title\nOne two\nitem',
    dsl_styleslices: [
      slice('text', at({ 0: { ts_bd: false }, 6: { ts_bd: true }, 9: { ts_bd: false } })),
      slice('link', at({ 10: { lnks_link: { ulnk_url: 'https://a.example/' } }, 13: { lnks_link: null } })),
      slice('paragraph', at({ 5: { ps_hd: 100 } })),
      slice('list', at({ 18: { ls_id: 'kix.a', ls_nest: 0 } })),
    ],
  };
  const wrapped = JSON.stringify({ dih: 1, data: JSON.stringify({ resolved }) });
  expect(read(wrapped).blocks).toMatchObject([
    { type: 'heading', level: 1, content: [{ text: 'Title' }] },
    {
      type: 'paragraph',
      content: [
        { text: 'One', marks: [{ type: 'strong' }] },
        { text: ' ' },
        { text: 'two', marks: [{ type: 'link', href: 'https://a.example/' }] },
      ],
    },
    { type: 'list', ordered: false, items: [{ blocks: [{ content: [{ text: 'item' }] }] }] },
  ]);
  expect(readGdocsSlice('{"resolved":{}}')).toBeUndefined();
  expect(readGdocsSlice('no json')).toBeUndefined();
});

test.skipIf(!existsSync(FOLDER))('WRITE-9: clipboards that Google Docs wrote keep every word in its order', () => {
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.json'))) {
    const json = readFileSync(join(FOLDER, file), 'utf8');
    const given = (JSON.parse(json) as { resolved: { dsl_spacers: string } }).resolved.dsl_spacers;
    const words = (text: string) => text.replaceAll(/[\p{Cc}\p{Co}\s]+/gu, '');
    expect(words(plainText(read(json))), file).toBe(words(given));
  }
});
