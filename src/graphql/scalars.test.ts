import { GraphQLScalarType } from 'graphql';
import { expect, test } from 'vitest';
import { completeScalar } from './scalars.ts';

test('a timestamp that is no date, or that no database takes, is refused at the door', () => {
  const type = new GraphQLScalarType({ name: 'Timestamp' });
  completeScalar(type);
  for (const good of [0, -1, Date.parse('2026-11-22T00:00:00Z'), Date.parse('9999-12-31T23:59:59Z')]) {
    expect(type.parseValue(good)).toBe(good);
  }
  for (const wrong of [8_640_000_000_000_001, 8_640_000_000_000_000, -8_640_000_000_000_000, 0.5, '0', Number.NaN]) {
    expect(() => type.parseValue(wrong), String(wrong)).toThrow();
  }
});
