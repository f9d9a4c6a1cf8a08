/** A body that cannot come in at all; the message is the sentence of the report. */
export class UnreadableTextError extends Error {
  override readonly name = 'UnreadableTextError';
}
