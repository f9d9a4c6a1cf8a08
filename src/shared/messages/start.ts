/** What a start that failed says to whoever runs the site. */
export const startMessages = {
  migrationFailed:
    'The migration {migration} failed ({words}). Nothing of it was kept, and nothing that was saved is lost. Start the version that ran before: “longhand upgrade --check”, run from it, says whether it can. Then tell whoever made this version.',
  restoreUnfinished:
    'A restore of {source} was begun in this database and isn’t finished, so the site isn’t whole. Run it again: npx longhand restore {source}. If that backup is damaged, restore another one with an empty LONGHAND_DATA (and a new database, if you set DATABASE_URL).',
} as const;
