import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of real posts, where this machine has it: `LONGHAND_CORPUS`, or beside the project. */
export function corpusFolder(): string | undefined {
  const folder = process.env['LONGHAND_CORPUS'] ?? join(import.meta.dirname, '../../../../../../shared/corpus');
  return existsSync(join(folder, 'README.md')) ? folder : undefined;
}
