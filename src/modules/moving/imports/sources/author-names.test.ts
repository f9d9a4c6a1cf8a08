import { expect, test } from 'vitest';
import { readAuthorNames } from './author-names.ts';

const known = new Set(['Research and Development', 'Quill & Reed']);
const names = (written: string) => readAuthorNames(written, (name) => known.has(name)).map(({ name }) => name);

test.each([
  ['Ada Quill', ['Ada Quill']],
  ['Ada Quill, Tom Reed, and Eve Stone', ['Ada Quill', 'Tom Reed', 'Eve Stone']],
  ['Ada Quill, Tom Reed and Eve Stone', ['Ada Quill', 'Tom Reed', 'Eve Stone']],
  ['Ada Quill and Tom Reed', ['Ada Quill', 'Tom Reed']],
  ['Ada & Tom', ['Ada', 'Tom']],
  ['by Ada Quill', ['Ada Quill']],
  ['Written by: Ada Quill', ['Ada Quill']],
  ['[Ada Quill](https://ada.example/a_b) (Tide Company, Inc. and Sons)', ['Ada Quill']],
  ['[Ada Quill](https://ada.example), [Tom Reed](https://tom.example) (Reeds)', ['Ada Quill', 'Tom Reed']],
  ['Ada Quill (North, South) and Tom Reed (West)', ['Ada Quill', 'Tom Reed']],
  ['Ada Quill <ada@example.org>', ['Ada Quill']],
  ['Sam Reed, Jr.', ['Sam Reed, Jr.']],
  ['Sam Reed, Jr., and Eve Stone, Ph.D.', ['Sam Reed, Jr.', 'Eve Stone, Ph.D.']],
  ['Quill, Ada', ['Ada Quill']],
  ['van Gogh, Vincent', ['Vincent van Gogh']],
  ['Quill, Ada; Reed, Tom J.', ['Ada Quill', 'Tom J. Reed']],
  ['Quill, Ada and Reed, Tom', ['Ada Quill', 'Tom Reed']],
  ['ada-quill, tom-reed', ['ada-quill', 'tom-reed']],
  ['Research and Development', ['Research and Development']],
  ['Quill & Reed', ['Quill & Reed']],
  ['Ada Quill, Research and Development', ['Ada Quill', 'Research and Development']],
  ['Trust and Safety Team', ['Trust and Safety Team']],
  ['Ada Quill and the Trust and Safety Team', ['Ada Quill', 'the Trust and Safety Team']],
  ['Ada Quill, Engineer at Tides', ['Ada Quill']],
  ['Ada Quill et al.', ['Ada Quill']],
  ['Andy Sandford', ['Andy Sandford']],
  ['李明, 王芳', ['李明', '王芳']],
  ['  ', []],
])('STORY-1: “%s” names %j', (written, expected) => {
  expect(names(written)).toEqual(expected);
});

test('STORY-1: a link and a note in brackets are kept beside the name', () => {
  expect(readAuthorNames('[Ada](https://ada.example) (Tides), Tom')).toEqual([
    { name: 'Ada', url: 'https://ada.example', about: 'Tides' },
    { name: 'Tom' },
  ]);
});
