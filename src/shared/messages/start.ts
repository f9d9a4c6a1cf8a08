/** What a start that failed says to whoever runs the site. */
export const startMessages = {
  migrationFailed:
    'The migration {migration} failed ({words}). None of it was kept, and nothing you’ve saved is lost. Go back to the version you ran before: “longhand upgrade --check”, run from there, says whether it can start. Then tell the people who made this version.',
  restoreUnfinished:
    'A restore of {source} was started in this database but never finished, so the site is incomplete. Run it again: npx longhand restore {source}. If that backup is damaged, restore another one with an empty LONGHAND_DATA (and a new database, if you set DATABASE_URL).',
} as const;
