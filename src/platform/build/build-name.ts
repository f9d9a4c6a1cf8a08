import packageFile from '../../../package.json' with { type: 'json' };

/** The version in package.json, which all sources of one release share. */
export const version = packageFile.version;

/** Written into what is built; sources that run as they are were built of no commit. */
const commit: string | undefined = import.meta.env?.LONGHAND_COMMIT;

/** What runs here, as errors, traces and pages name it: `0.1.0+1a2b3c4d5e6f`, or the version alone. */
export const buildName = nameBuild(version, commit);

/** `commit` is empty or absent if it's unknown. */
export function nameBuild(of: string, from: string | undefined): string {
  return from === undefined || from === '' ? of : `${of}+${from}`;
}
