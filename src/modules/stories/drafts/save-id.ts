const SAVE_ID = /^[A-Za-z0-9-]{8,64}$/;

/** Whether a client may name a save so: it makes the id once, and says it again with the same save. */
export function isSaveId(text: string): boolean {
  return SAVE_ID.test(text);
}
