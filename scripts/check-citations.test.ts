import { expect, test } from 'vitest';
import { brokenCitations, statedRules } from './check-citations.ts';

const stated = statedRules(['# Lists\n\n**Rule 33. Who sees a list.** Its owner.\n', '**Rule T6. Gifts.** Accepted.']);
const told = (text: string): string[] => brokenCitations(['a.ts'], () => text, stated);

test('a rule that no page states is told of, also at the end of a list and in the next line', () => {
  expect(told('/** Its own (rules 33, T6 and 34). */')).toEqual([
    'a.ts cites rule 34, which no page of docs/rules states.',
  ]);
  expect(told('/**\n * Its own, by rule\n * 35.\n */')).toEqual([
    'a.ts cites rule 35, which no page of docs/rules states.',
  ]);
});

test('a decision is cited by the four digits of its page', () => {
  const wrong = ['decisions', '33'].join(' ');
  expect(told(`// As ${wrong} says.`)).toEqual([
    `a.ts cites ${wrong}: write rule and its number, or decision and the four digits of its page.`,
  ]);
  expect(told('// Decision 0033, by rule 33; rules of others; decisions 0001 and 0002.')).toEqual([]);
});
