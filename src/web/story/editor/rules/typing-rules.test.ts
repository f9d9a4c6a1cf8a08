import { describe, expect, test } from 'vitest';
import { openEditor } from '../test-support/editor-driver.ts';

/** An editor with its cursor in the first line of the body. */
const begin = (language?: string) => openEditor({}, language).press('Enter');
const body = (editor: ReturnType<typeof begin>) => editor.read().document.blocks;

describe('WRITE-1: signs at the beginning of a line', () => {
  test.each([
    ['# ', { type: 'heading', level: 1 }],
    ['## ', { type: 'heading', level: 2 }],
    ['> ', { type: 'blockQuote' }],
    ['- ', { type: 'list', ordered: false }],
    ['1. ', { type: 'list', ordered: true }],
    ['7. ', { type: 'list', ordered: true, start: 7 }],
    ['[ ] ', { type: 'list', items: [{ checked: false }] }],
    ['[x] ', { type: 'list', items: [{ checked: true }] }],
    ['```ts ', { type: 'codeBlock', language: 'ts', text: '' }],
    ['---', { type: 'separator' }],
  ])('%j', (signs, expected) => {
    const editor = begin().type(signs);
    expect(body(editor)[0]).toMatchObject(expected);
    expect(body(begin().type(signs).type('Word'))[0]?.id).toMatch(/^[a-z0-9]{8}$/);
  });

  test.each(['# ', '> ', '- ', '1. ', '[ ] ', '```ts ', '---'])(
    '%j is taken back by one Backspace, or by undo',
    (signs) => {
      const typed = signs === '---' ? '—-' : signs;
      for (const key of ['Backspace', 'Mod-z']) {
        const editor = begin().type(signs).press(key);
        expect(body(editor)).toMatchObject([{ type: 'paragraph', content: [{ text: typed }] }]);
        expect(body(editor)).toHaveLength(1);
      }
    },
  );

  test('a fence and Enter make code of the line, and code takes no rule', () => {
    const editor = begin();
    editor.type('```js').press('Enter').type('const a = "b" -- c');
    expect(body(editor)[0]).toMatchObject({ type: 'codeBlock', language: 'js', text: 'const a = "b" -- c' });
  });

  test('a title, a caption and the middle of a line keep their signs', () => {
    expect(openEditor().type('# One').read().title).toBe('# One');
    expect(body(begin().type('a # b'))).toMatchObject([{ type: 'paragraph', content: [{ text: 'a # b' }] }]);
  });

  test('a formula between double dollars that is all of its line is set apart', () => {
    expect(body(begin().type('$$x^2 + y^2$$on'))).toMatchObject([
      { type: 'mathBlock', tex: 'x^2 + y^2' },
      { type: 'paragraph', content: [{ text: 'on' }] },
    ]);
    expect(body(begin().type('Then $$x^2$$'))).toMatchObject([{ type: 'paragraph' }]);
  });

  test('a list below a list of the same kind goes on with it', () => {
    const editor = begin().type('- one').press('Enter', 'Enter').type('- two');
    expect(body(editor)[0]).toMatchObject({ type: 'list', items: [{}, {}] });
  });
});

describe('WRITE-1: an address becomes a link with the space behind it', () => {
  test.each([
    ['See https://a.example/b_c_d. ', 'https://a.example/b_c_d', 'https://a.example/b_c_d'],
    ['(www.a.example) ', 'www.a.example', 'https://www.a.example'],
  ])('%s', (typed, words, href) => {
    const [block] = body(begin().type(typed).type('on'));
    const content = block?.type === 'paragraph' ? block.content : [];
    const linked = content.filter((inline) => inline.type === 'text' && inline.marks !== undefined);
    expect(linked).toMatchObject([{ text: words, marks: [{ type: 'link' }] }]);
    expect(JSON.stringify(linked)).toContain(href);
    expect(content.map((inline) => (inline.type === 'text' ? inline.text : '')).join('')).toBe(`${typed}on`);
  });

  test('and with Enter, in a paragraph and in an item; code stays as it is', () => {
    expect(body(begin().type('See www.a.example.').press('Enter').type('on'))).toMatchObject([
      {
        content: [
          { text: 'See ' },
          { text: 'www.a.example', marks: [{ type: 'link', href: 'https://www.a.example' }] },
          { text: '.' },
        ],
      },
      { content: [{ text: 'on' }] },
    ]);
    expect(JSON.stringify(body(begin().type('- https://a.example').press('Enter').type('b')))).toMatch(/"link"/);
    expect(JSON.stringify(body(begin().type('```js ').type('https://a.example').press('Enter')))).not.toMatch(/"link"/);
    expect(JSON.stringify(body(begin().type('a http://').press('Enter')))).not.toMatch(/"link"/);
  });

  test('one Backspace takes the link back, and words without an address are left', () => {
    expect(body(begin().type('https://a.example ').press('Backspace'))).toMatchObject([
      { content: [{ text: 'https://a.example ' }] },
    ]);
    expect(JSON.stringify(body(begin().type('a http:// xhttps://a.example b ')))).not.toContain('link');
  });
});

describe('WRITE-1: signs around words', () => {
  test.each([
    ['**bold**', 'strong'],
    ['_slanted_', 'emphasis'],
    ['==marked==', 'highlight'],
    ['~~gone~~', 'strike'],
    ['`code`', 'code'],
  ])('%j', (typed, mark) => {
    const editor = begin().type(`a ${typed} b`);
    const word = typed.replace(/[*_=~`]/g, '');
    expect(body(editor)[0]).toMatchObject({
      content: [{ text: 'a ' }, { text: word, marks: [{ type: mark }] }, { text: ' b' }],
    });
    for (const key of ['Backspace', 'Mod-z']) {
      expect(body(begin().type(typed).press(key))[0]).toMatchObject({ content: [{ text: typed }] });
    }
  });

  test('names_with_lines and 2 * 3 * 4 stay what they are', () => {
    const text = 'names_with_lines and 2 * 3 * 4 == 5';
    expect(body(begin().type(text))[0]).toMatchObject({ content: [{ text }] });
  });
});

describe('WRITE-1: quotes and dashes by the language', () => {
  test.each([
    ['en', `"It's" -- 'so'...`, '“It’s” — ‘so’…'],
    ['de', `"Er sagt 'ja'" -- gut`, '„Er sagt ‚ja‘“ – gut'],
    ['fr', `"L'ami"`, '«\u202fL’ami\u202f»'],
    ['ja', '"はい"', '「はい」'],
    ['de-CH', '"Ja"', '«Ja»'],
    ['xx', '"Yes"', '“Yes”'],
  ])('%s', (language, typed, expected) => {
    expect(body(begin(language).type(typed))[0]).toMatchObject({ content: [{ text: expected }] });
  });

  test('a quote is straight again after one Backspace, and stays so', () => {
    const editor = begin().type('"').press('Backspace');
    expect(body(editor)[0]).toMatchObject({ content: [{ text: '"' }] });
  });

  test('the third hyphen makes the longer dash', () => {
    expect(body(begin('de').type('a---'))[0]).toMatchObject({ content: [{ text: 'a—' }] });
  });
});
