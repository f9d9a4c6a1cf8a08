const HOUR = 3_600_000;

/** Own judgement: as a link that verifies an address (rule 128). */
export const HOURS_TO_CONFIRM = 24;
export const CONFIRM_LIFETIME = HOURS_TO_CONFIRM * HOUR;

/** Rule 141. */
export const DAYS_TO_UNDO = 7;
export const UNDO_LIFETIME = DAYS_TO_UNDO * 24 * HOUR;
