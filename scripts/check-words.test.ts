import { expect, test } from 'vitest';
import { foreignWords } from './check-words.ts';

test('a name of the wire and another word for an outcome are told of, where they do not belong', () => {
  const texts: Readonly<Record<string, string>> = {
    'src/modules/reading/claps/clap.ts': 'export type ClapAnswer = void;\nexport async function readPost() {}\n',
    'src/modules/reading/claps/claps.graph.ts': 'const postOf = 1;\n',
    'src/modules/stories/reposts/repost.ts': 'export type Repost = void;\nconst postpone = 1;\n',
    'src/http/changes/change.ts': 'export type ChangeAnswer = void;\n',
  };
  expect(foreignWords(Object.keys(texts), (file) => texts[file] ?? '')).toEqual([
    'src/modules/reading/claps/clap.ts: ClapAnswer ends in …Outcome in this house.',
    'src/modules/reading/claps/clap.ts: readPost has a word of the wire; see docs/glossary.md.',
  ]);
});
