import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadHighlighter } from './highlight-code.ts';
import { renderMath } from './render-math.ts';

const payloadFile = '../shared/data/xss-payloads.json';

test.skipIf(!existsSync(payloadFile))('payloads as code and as formulas make only spans and MathML', async () => {
  const payloads: string[] = JSON.parse(readFileSync(payloadFile, 'utf8'));
  const highlight = await loadHighlighter(['html', 'js']);
  for (const payload of payloads) {
    for (const language of ['html', 'js']) {
      expect(highlight(payload, language).replace(/<span class="c-[a-z]+">|<\/span>/g, '')).not.toMatch(/[<>"]/);
    }
    expect(renderMath(payload, false)).not.toMatch(
      /<(?!\/?(?:m[a-z]+|semantics|annotation|code)\b)|\s(?:on\w+|href|style|src)="/i,
    );
  }
});
