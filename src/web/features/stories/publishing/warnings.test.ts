import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Warnings } from './Warnings.tsx';

test('NEWS-1: whoever sends an email is not told what to look at before they publish', () => {
  const titleOf = (isEmail: boolean) =>
    />([^<]+)<\/h3>/.exec(renderToStaticMarkup(createElement(Warnings, { warnings: ['No words.'], isEmail })))?.[1];
  expect([titleOf(false), titleOf(true)]).toEqual(['Before you publish', 'Before you send it']);
});
