const mailWaits = 'Meanwhile, mail waits here for about four days, and mail with a code for an hour.';

/** What checks of the site find, beginning with a small letter, and what to do next, in a sentence (rule 249). */
export const siteCheckFindings = {
  nowhere: 'there’s no site in {place}',
  nowhereNext:
    'Set LONGHAND_DATA (and DATABASE_URL, if the site has one) to the same values as the site. To start a new site: npm start',
  ahead:
    'the database is behind this version: {count, plural, one {one migration runs} other {# migrations run}} when it starts',
  aheadNext: 'Back up with the version that’s running now. Then see which migrations: npx longhand upgrade --check',
  newer: 'the database has been used by a newer version, and this one works with it',
  upToDate: 'the database is up to date with this version',
  running: '{count, plural, one {one program is} other {# programs are}} running on this database',
  notRunning: 'the site isn’t running',
  notRunningNext: 'Start it: npm start, or whatever starts services on this machine.',
  hasAdministrator: 'the site has an administrator',
  noAdministrator: 'nobody has set the site up yet',
  noAdministratorNext:
    'Open the setup link that each start prints. The first person to open it becomes the administrator.',
  notQuarantined: 'this isn’t a restored copy',
  quarantined:
    'this is a restored copy in quarantine: it sends no mail, takes no payments and contacts no other server',
  quarantinedNext:
    'To look around, leave it like this. To replace a site that’s gone: npx longhand admin quarantine, then npx longhand admin wake',
  neverBackedUp: 'the site has never been backed up',
  backupFailed: 'the last backup, to {target}, failed: {sentence}',
  backupOld: 'the last backup is {days} days old',
  backupGood: 'the last one, to {target}, is from {date}',
  backupNext:
    'Make one: LONGHAND_BACKUP_PASSPHRASE="…" npx longhand backup TARGET. To have them made automatically, go to Settings, “Running the site”.',
  demoBackup: 'the demo needs none',
  jobsFine: 'none has given up, and none has been waiting long',
  jobsGaveUp: '{count, plural, one {one job} other {# jobs}} gave up: {list}',
  jobsGaveUpNext:
    'That work isn’t getting done. Fix what they complain about, then try them again or forget them at /_/admin/jobs.',
  jobsLate:
    '{count, plural, one {one job has} other {# jobs have}} been waiting since {since}, and nothing is doing {count, plural, one {it} other {them}}',
  jobsLateNext: 'Start the background jobs: npm start without --no-jobs, or node dist/program/worker.js',
  mailUnsetNext:
    'Set SMTP_URL to your mail server, such as smtps://USER:PASSWORD@mail.example.org, and restart the site.',
  mailPassword: 'the mail server {host} doesn’t accept our password ({words})',
  mailPasswordNext: `Correct the user and the password in SMTP_URL, and restart the site. ${mailWaits}`,
  mailUnencrypted: 'the mail server {host} doesn’t offer encryption, and we don’t send a password without it ({words})',
  mailUnencryptedNext: 'Use a port with encryption, such as smtps://…:465, or leave the password out of SMTP_URL.',
  mailTurnsAway: 'the mail server {host} turns us away ({words})',
  mailTurnsAwayNext: `Ask the people who run it to let this machine in. ${mailWaits}`,
  mailAway: 'the mail server {host} can’t be reached ({words})',
  mailAwayNext: `Check the host and the port in SMTP_URL, and whether that server is up. ${mailWaits}`,
  mailStuck: '{count, plural, one {one email is} other {# emails are}} waiting, because the last tries failed: {words}',
  mailStuckNext:
    'Those are the mail server’s own words. If they’re about our password or address, correct SMTP_URL and restart the site; otherwise, ask the people who run the server. Mail goes out on its own once the server accepts it.',
  paymentsAwayNext:
    'The keys may be right. Check whether this machine can reach the provider (its network, a firewall or proxy, DNS), and try again. Nobody is charged in the meantime.',
  paymentsNext: 'Correct the keys in the environment, and restart the site. Nobody is charged in the meantime.',
  diskFull: 'the disk is full',
  roomUnknown: 'unknown',
  diskNext:
    'Make room on the disk that holds LONGHAND_DATA, or stop the site, copy that folder to a larger disk and set LONGHAND_DATA to it. Nothing that was saved is lost.',
  storageNext: 'Let the user that runs the site write to LONGHAND_DATA, or correct S3_URL.',
  clockNext: 'Keep both clocks in sync (NTP): sessions, codes and payments depend on them.',
  replicasNext:
    'Meanwhile, pages are read from the database itself. Look at the replica’s own log and at DATABASE_READ_URLS; once it’s fine, it’s used again automatically.',
  retiredKey: 'secret.key still has a key that was retired',
  retiredKeyNext: 'Take it out: npx longhand secret retire',
  edgeNext:
    'Correct EDGE_CACHE and its key, and restart the site. Until then, readers behind that cache may see old pages.',
  databaseAwayNext: 'Start the database, or correct DATABASE_URL. The site comes back on its own.',
  checkFailedNext: 'The check itself failed. Run it again; if that doesn’t help, the site’s log may say more.',
  databaseNext: 'Move to PostgreSQL 15 or later: npx longhand backup here, npx longhand restore there.',
} as const;
