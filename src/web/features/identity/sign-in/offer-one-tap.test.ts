import { expect, test } from 'vitest';
import { createOneTap } from './offer-one-tap.ts';

/** Cards that come only when the test lets them. */
function slowCards() {
  const shown = new Set<number>();
  const waiting: ((hide: (() => void) | undefined) => void)[] = [];
  let count = 0;
  const show = () => new Promise<(() => void) | undefined>((resolve) => void waiting.push(resolve));
  const come = () => {
    for (const resolve of waiting.splice(0)) {
      const number = (count += 1);
      shown.add(number);
      resolve(() => void shown.delete(number));
    }
  };
  return { show, come, shown, waiting };
}

test('two pages that want the card one after another, with one between that does not, show one card', async () => {
  const { show, come, shown } = slowCards();
  const turn = createOneTap(show);
  const turns = [turn(true), turn(false), turn(true)];
  come();
  await Promise.all(turns);
  expect(shown.size).toBe(1);
  await turn(true);
  expect(shown.size).toBe(1);
  await turn(false);
  expect(shown.size).toBe(0);
});

test('a card that comes where none is wanted any more goes at once', async () => {
  const { show, come, shown } = slowCards();
  const turn = createOneTap(show);
  const turns = [turn(true), turn(false)];
  come();
  await Promise.all(turns);
  expect(shown.size).toBe(0);
});

test('after one that could not be shown the next page offers again', async () => {
  let asked = 0;
  const turn = createOneTap(() => {
    asked += 1;
    return asked === 1 ? Promise.reject(new Error('no code')) : Promise.resolve(undefined);
  });
  for (let page = 0; page < 3; page += 1) await turn(true);
  expect(asked).toBe(3);
});
