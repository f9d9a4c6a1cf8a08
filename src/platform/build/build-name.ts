import packageFile from '../../../package.json' with { type: 'json' };

/** The version in package.json, which all sources of one release share. */
export const version = packageFile.version;

/** Written into the build; a program that runs from its sources has no commit. */
const commit: string | undefined = import.meta.env?.LONGHAND_COMMIT;

/** The running build, as errors, traces and pages name it: `0.1.0+1a2b3c4d5e6f`, or the version alone. */
export const buildName = nameBuild(version, commit);

/** `commit` is empty or absent if it's unknown. */
export function nameBuild(of: string, from: string | undefined): string {
  return from === undefined || from === '' ? of : `${of}+${from}`;
}
