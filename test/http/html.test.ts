import { expect, test } from 'vitest';
import { htmlProblems } from '#test/support/html-rules.ts';
import { openProgram } from '#test/support/open-site.ts';
import { pageTypes } from '#test/support/page-types.ts';

const program = await openProgram();

test('the validator sees what is wrong', async () => {
  const problems = await htmlProblems('<!doctype html><html lang="en"><title>x</title><p><div id="a"></div><i id="a">');
  expect(problems.length).toBeGreaterThan(1);
});

test('ROUTE-2, SHELL-2: the document of every page type is right HTML', async () => {
  const found: Record<string, readonly string[]> = {};
  for (const { name, url, status } of pageTypes(program)) {
    program.clock.advance(5_000);
    const answer = await program.ask(url);
    expect(answer.status, name).toBe(status);
    const problems = await htmlProblems(answer.text);
    if (problems.length > 0) found[name] = problems.slice(0, 6);
  }
  expect(found).toEqual({});
});

test('ROUTE-2, STORY-1: no page says undefined, NaN or [object Object], and each has one title, one h1 and one main', async () => {
  for (const { name, url } of pageTypes(program)) {
    program.clock.advance(5_000);
    const { text } = await program.ask(url);
    const body = text.slice(text.indexOf('<body'), text.indexOf('<script', text.indexOf('<body')));
    expect(body, name).not.toMatch(/>[^<]*\b(?:undefined|NaN|\[object Object\]|null)\b[^<]*</);
    for (const tag of ['title', 'h1', 'main']) {
      const count = text.match(new RegExp(`<${tag}[ >]`, 'g'))?.length;
      expect(count, `${name}: <${tag}>`).toBe(1);
    }
  }
});
