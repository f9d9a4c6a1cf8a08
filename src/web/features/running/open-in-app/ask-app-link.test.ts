import { expect, test } from 'vitest';
import { askAppLink } from './ask-app-link.ts';

const link = () => Promise.resolve(Response.json({ url: 'longhand://longhand.example/p/1' }));
const busy = () => Promise.resolve(new Response(null, { status: 503 }));

function means(...answers: readonly (() => Promise<Response>)[]) {
  const waits: number[] = [];
  let asked = 0;
  const ask = () => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    return answer === undefined ? busy() : answer();
  };
  const wait = (milliseconds: number) => {
    waits.push(milliseconds);
    return Promise.resolve();
  };
  return { ask, wait, waits, asked: () => asked };
}

test('SHELL-20: the link is asked again every 500 ms until it is there', async () => {
  const given = means(busy, () => Promise.reject(new Error('offline')), link);
  expect(await askAppLink('/p/1', given)).toBe('longhand://longhand.example/p/1');
  expect(given.waits).toEqual([500, 500]);
});

test('SHELL-20: not for ever, and not at all where there is no app', async () => {
  const down = means(busy);
  expect([await askAppLink('/p/1', down), down.asked()]).toEqual([undefined, 10]);
  const none = means(() => Promise.resolve(new Response(null, { status: 404 })));
  expect([await askAppLink('/p/1', none), none.asked()]).toEqual([undefined, 1]);
  expect(
    await askAppLink(
      '/p/1',
      means(() => Promise.resolve(Response.json({ url: 7 }))),
    ),
  ).toBeUndefined();
});
