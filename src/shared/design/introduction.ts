/** Of the introduction that somebody sees who opens the editor of a design for the first time. */
export const INTRODUCTION_VERSION = 1;
