import { types } from 'pg';
import type { CustomTypesConfig } from 'pg';

const INT8 = 20;
const DATE = 1082;
const TIMESTAMPTZ = 1184;

/**
 * How columns arrive: `int8` as a number (ids are text or uuid, so no count reaches 2^53), `date` as
 * `YYYY-MM-DD` because a Date would shift it by the machine's time zone, `timestamptz` as a Date.
 */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (format !== 'binary' && oid === INT8) return Number;
    if (format !== 'binary' && oid === DATE) return (text: string) => text;
    if (format !== 'binary' && oid === TIMESTAMPTZ) return parseTime;
    return types.getTypeParser(oid, format ?? 'text');
  }) as typeof types.getTypeParser,
};

const parseAnyTime = types.getTypeParser(TIMESTAMPTZ, 'text') as (text: string) => unknown;
const UTC_TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,3})?\+00$/;

/** Times of our own server are in UTC: the engine's own reader takes a third of the general one's time. */
export function parseTime(text: string): unknown {
  return UTC_TIME.test(text) ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`) : parseAnyTime(text);
}
