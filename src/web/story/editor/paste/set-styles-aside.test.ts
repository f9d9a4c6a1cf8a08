import { expect, test } from 'vitest';
import { setStylesAside } from './tree-from-dom.ts';

test('WRITE-9: no style of a clipboard reaches the browser, and no word is taken for one', () => {
  const html = `<style>p{}</style><p class="a" style="color:red">a style="b" < c</p><b STYLE='x'>d</b><i title="t"style=y>`;
  expect(setStylesAside(html)).toBe(
    `<p class="a" data-pasted-style="color:red">a style="b" < c</p><b data-pasted-style='x'>d</b><i title="t"data-pasted-style=y>`,
  );
});
