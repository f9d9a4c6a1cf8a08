/** Why a backup could not be made, read or restored, as one sentence for whoever runs the site. */
export class BackupError extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'BackupError';
  }
}
