declare const __LONGHAND_VERSION__: string;

/** The version of the program, from package.json at the time of the build. */
export const version: string = typeof __LONGHAND_VERSION__ === 'string' ? __LONGHAND_VERSION__ : '0.0.0';
