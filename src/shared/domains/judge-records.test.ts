import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeRecords, type FoundRecords } from './judge-records.ts';

const WANTED = {
  proof: 'longhand=abc',
  aliases: ['domains.stories.example', 'stories.example'],
  addresses: ['203.0.113.7', '2001:db8::7'],
};
const nothing: FoundRecords = { proof: [], alias: [], v4: [], v6: [] };
const proved: FoundRecords = { ...nothing, proof: ['v=spf1 -all', 'longhand=abc'] };

test.each([
  ['nobody answers', { ...nothing, proof: 'unreachable' }, 'missing', 'unreachable', []],
  ['nothing is there', nothing, 'missing', 'proofMissing', []],
  ['another’s proof', { ...proved, proof: ['longhand=old'] }, 'wrong', 'proofWrong', ['longhand=old']],
  ['a proof in other case', { ...proved, proof: ['longhand=ABC'] }, 'wrong', 'proofWrong', ['longhand=ABC']],
  ['a proof that leads nowhere', proved, 'missing', 'addressMissing', []],
  ['another host', { ...proved, v4: ['192.0.2.1'] }, 'wrong', 'addressWrong', ['192.0.2.1']],
  ['one address too many', { ...proved, v4: ['203.0.113.7', '192.0.2.1'] }, 'wrong', 'strayAddress', ['192.0.2.1']],
  ['an old IPv6', { ...proved, v4: ['203.0.113.7'], v6: ['2001:db8::9'] }, 'wrong', 'strayAddress', ['2001:db8::9']],
  ['another alias', { ...proved, alias: ['pages.host.example'] }, 'wrong', 'aliasWrong', ['pages.host.example']],
] as const)('PROF-4: %s is told apart', (_name, found, dns, kind, instead) => {
  expect(judgeRecords(found, WANTED)).toEqual({ dns, problem: { kind, found: [...instead] } });
});

test.each([
  { v4: ['203.0.113.7'] },
  { v6: ['2001:DB8:0:0::7'] },
  { v4: ['203.0.113.7'], v6: ['2001:db8::7'] },
  { alias: ['Domains.Stories.Example.'] },
  { alias: ['edge.elsewhere.example'], v4: ['203.0.113.7'] },
])('PROF-4: %j with the proof is right', (found) => {
  expect(judgeRecords({ ...proved, ...found }, WANTED)).toEqual({ dns: 'right', problem: null });
});

test('PROF-4: without the very proof nothing is ever right', () => {
  const texts = fc.array(fc.string().filter((text) => text.trim() !== WANTED.proof));
  const names = fc.array(fc.oneof(fc.string(), fc.constantFrom(...WANTED.aliases, ...WANTED.addresses)));
  fc.assert(
    fc.property(texts, names, names, names, (proof, alias, v4, v6) => {
      expect(judgeRecords({ proof, alias, v4, v6 }, WANTED).dns).not.toBe('right');
    }),
  );
});
