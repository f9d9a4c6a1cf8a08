/** Why a backup couldn't be made, read or restored, as one sentence for the operator. */
export class BackupError extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'BackupError';
  }
}
