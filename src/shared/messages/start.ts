/** What a start that failed says to whoever runs the site. */
export const startMessages = {
  migrationFailed:
    'The migration {migration} failed ({words}). Nothing of it was kept, and nothing that was saved is lost. Start the version that ran before: “longhand upgrade --check”, run from it, says whether it can. Then tell whoever made this version.',
} as const;
