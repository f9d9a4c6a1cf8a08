/** A source that is refused as a whole; the message is one sentence for the person who imports. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}
