import { array, assert, constantFrom, dictionary, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml, scriptJson, styleText } from './escape.ts';

test('JSON in a script element reads back equal and never ends the element', () => {
  const nasty = oneof(string(), constantFrom('</script>', '<!--', '\u2028', '\u2029', '&lt;', ']]>'));
  assert(
    property(dictionary(nasty, array(nasty)), (value) => {
      const text = scriptJson(value);
      expect(text).not.toMatch(/[<>\u2028\u2029]/);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('text in attributes and styles', () => {
  expect(escapeHtml(`<a b="c" d='e'>&`)).toBe('&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;');
  expect(styleText('a{content:"</style>"}')).not.toContain('</');
});
