import { expect, test } from 'vitest';
import { needlessInterfaces } from './check-interfaces.ts';

test('an interface that no module adds to is told of', () => {
  const texts: Readonly<Record<string, string>> = {
    'a.ts': 'export interface Tables {}\nexport interface Row { id: string }\n',
    'b.ts': "declare module './a.ts' {\n  interface Tables { clap: string }\n}\n",
  };
  const told = needlessInterfaces(Object.keys(texts), (file) => texts[file] ?? '');
  expect(told).toEqual(['a.ts: write `type Row = { … }`; only what modules add to is an interface.']);
});
