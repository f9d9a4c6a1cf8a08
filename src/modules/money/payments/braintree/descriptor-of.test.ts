import { expect, test } from 'vitest';
import { descriptorOf } from './descriptor-of.ts';

test.each([
  ['ABC MEMBERSHIP', 'ABC*MEMBERSHIP'],
  ['LONGHAN MEMBERSHIP', 'LONGHAN*MEMBERSHIP'],
  ['LONGHAND.ORG YEARLY', 'LONGHAND.ORG*YEARLY'],
  ['ABC*MEMBERSHIP', 'ABC*MEMBERSHIP'],
  ['ABC 1234567890123456789', 'ABC*123456789012345678'],
  ['LONGHAND', undefined],
  ['LONGHAND MEMBERSHIP', undefined],
  ['', undefined],
  ['ABC ', undefined],
  ['ABC*A*B', undefined],
  ['ABC <script>', undefined],
])('MEMB-3: a statement of "%s" is sent as %s', (statement, descriptor) => {
  expect(descriptorOf(statement)).toBe(descriptor);
  if (descriptor) expect(descriptor).toMatch(/^(.{3}\*.{1,18}|.{7}\*.{1,14}|.{12}\*.{1,9})$/);
});
