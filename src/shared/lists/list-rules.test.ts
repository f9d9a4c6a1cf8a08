import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listRules, readListDescription, readListName, readListNote } from './list-rules.ts';
import { listIdOfSegment, parsePredefinedListId, predefinedKinds, predefinedListId } from './predefined-list.ts';

test('LIST-1: a name has 1 to 60 characters, a description at most 280, a note at most 500', () => {
  expect(readListName('  Rain \n and   tea ')).toEqual({ value: 'Rain and tea' });
  expect(readListName(' \u200b ')).toEqual({ fault: 'nameMissing' });
  expect(readListName('😀'.repeat(60))).toEqual({ value: '😀'.repeat(60) });
  expect(readListName('x'.repeat(61))).toEqual({ fault: 'nameTooLong' });
  expect(readListDescription('')).toEqual({ value: '' });
  expect(readListDescription('x'.repeat(281))).toEqual({ fault: 'descriptionTooLong' });
  expect(readListNote('one\r\n\n\n\ntwo')).toEqual({ value: 'one\n\ntwo' });
  expect(readListNote('x'.repeat(501))).toEqual({ fault: 'noteTooLong' });
});

test('LIST-1: whatever is typed, what is kept is storable, in bounds, and stays as it is when it is read again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (text) => {
      for (const read of [readListName, readListDescription, readListNote]) {
        const first = read(text);
        if ('fault' in first) continue;
        expect([...first.value].length).toBeLessThanOrEqual(listRules.mostNote);
        expect(first.value.isWellFormed() && !first.value.includes('\u0000')).toBe(true);
        expect(read(first.value)).toEqual(first);
      }
    }),
  );
});

test('LIST-2: the ids of predefined lists lead back to whose and which', () => {
  const personId = 'a1b2c3d4e5f6';
  for (const kind of predefinedKinds) {
    const id = predefinedListId(personId, kind);
    expect(parsePredefinedListId(id)).toEqual({ personId, kind });
    expect(listIdOfSegment(id)).toBe(id);
  }
  expect(predefinedListId(personId, 'reading')).toBe('predefined:a1b2c3d4e5f6:READING_LIST');
  for (const id of ['a1b2c3d4e5f6', 'predefined:a1b2c3d4e5f6:reading', 'predefined::PURCHASED', 'predefined:x']) {
    expect(parsePredefinedListId(id)).toBeUndefined();
  }
  expect(listIdOfSegment('rain-and-tea-a1b2c3d4e5f6')).toBe('a1b2c3d4e5f6');
});
