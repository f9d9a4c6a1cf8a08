import { types } from 'pg';
import type { CustomTypesConfig } from 'pg';

const INT8 = 20;
const DATE = 1082;

/**
 * How columns arrive: `int8` as a number (ids are text or uuid, so no count reaches 2^53), `date` as
 * `YYYY-MM-DD` because a Date would shift it by the machine's time zone, `timestamptz` as a Date.
 */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (format !== 'binary' && oid === INT8) return Number;
    if (format !== 'binary' && oid === DATE) return (text: string) => text;
    return types.getTypeParser(oid, format ?? 'text');
  }) as typeof types.getTypeParser,
};
