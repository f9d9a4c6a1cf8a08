import { KEY, type PersonalTable } from '#modules/ground/personal-table.ts';

/** Months are kept as the books are: what was earned is told to whom it belongs, and of readers nobody's name stands there. */
export const personal: readonly PersonalTable[] = [];
void KEY;
