import { takeInImage } from '#modules/ground/media/take-in-image.ts';
import type { RestoreRun } from './restore-run.ts';

const PICTURE = /^images\/([0-9a-f]{32})\.\w+$/;

/** The pictures first, so that whatever shows them finds them. */
export async function restorePictures(run: RestoreRun, onPicture: () => void): Promise<void> {
  if (run.options.isDryRun === true) return;
  for (const { name } of run.archive.entries) {
    const id = PICTURE.exec(name)?.[1];
    if (id === undefined) continue;
    const outcome = await takeInImage(run.context, { id, bytes: await run.archive.read(name) });
    if ('reason' in outcome) {
      run.report({ kind: 'missingImage', file: name, reason: `This picture can’t be kept: ${outcome.reason}` });
    } else if (outcome.isNew) run.count('images');
    onPicture();
  }
}
