import { expect, test } from 'vitest';
import { mailInTheme, mailWithHead } from './mail-look.ts';

const RULE = '@media (prefers-color-scheme:dark)';
const page = `<!doctype html><html><head><title>${RULE}</title><meta name="color-scheme" content="light dark">
<style>:root{color-scheme:light dark}${RULE}{.s{color:red}}</style></head><body><code>${RULE}</code></body></html>`;

test('NEWS-1: a mail is shown in one theme, and words of its story that look like rules stay as they are', () => {
  for (const [theme, rule] of [
    ['dark', '@media all'],
    ['light', '@media not all'],
  ] as const) {
    const shown = mailInTheme(page, theme);
    expect(shown).toContain(`<style>:root{color-scheme:${theme}}${rule}{.s{color:red}}</style>`);
    expect(shown).toContain(`<meta name="color-scheme" content="${theme}">`);
    expect(shown).toContain(`<title>${RULE}</title>`);
    expect(shown).toContain(`<code>${RULE}</code>`);
  }
});

test('NEWS-1: a mail is looked at with its sender and subject above it, as words', () => {
  const shown = mailWithHead(page, [
    ['From', 'Ada <ada@a.example>'],
    ['Subject', '<b>Rain</b>'],
  ]);
  expect(shown).toContain('Ada &lt;ada@a.example&gt;');
  expect(shown).toMatch(/<body><div[^>]*>.*Subject:<\/span> &lt;b&gt;Rain&lt;\/b&gt;.*<code>/s);
});
