/** The version of the program, from package.json at the time of the build. */
export const version: string = import.meta.env.LONGHAND_VERSION ?? '0.0.0';
