import { expect, test } from 'vitest';
import { defaultDesign } from '#shared/design/design.ts';
import { firstStep, stepBack, stepForward, stepOn } from './design-steps.ts';

const first = firstStep(defaultDesign('publication'));

test('PUB-1: what is tried is undone step by step, done again, and forgotten once something else is chosen', () => {
  const red = stepOn(first, { headerColor: '#aa0000ff' }, 0);
  const streamed = stepOn(red, { layout: 'STREAM' }, 10);
  expect(stepBack(streamed).now).toMatchObject({ headerColor: '#aa0000ff', layout: first.now.layout });
  expect(stepBack(stepBack(streamed)).now).toEqual(first.now);
  expect(stepBack(stepBack(stepBack(streamed))).now).toEqual(first.now);
  expect(stepForward(stepForward(stepBack(stepBack(streamed)))).now).toEqual(streamed.now);
  const other = stepOn(stepBack(streamed), { headerScale: 'LARGE' }, 20);
  expect(stepForward(other)).toBe(other);
});

test('PUB-1: a color that is dragged is one step, and what changes nothing is none', () => {
  let dragged = first;
  for (const at of [0, 200, 400]) dragged = stepOn(dragged, { headerColor: `#aa00${at / 2 + 10}ff` }, at);
  expect(stepBack(dragged).now).toEqual(first.now);
  const later = stepOn(dragged, { headerColor: '#00aa00ff' }, 9_000);
  expect(stepBack(later).now).toEqual(dragged.now);
  expect(stepOn(later, { headerColor: '#00aa00ff' }, 20_000)).toBe(later);
});
