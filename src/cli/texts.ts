/** What the command line says. */
export const cliTexts = {
  help: `Longhand, on the command line

  longhand import PATH [options]   import posts from a folder, file or zip
  longhand export PATH [options]   export the site, a person or a publication to a folder
  longhand backup TARGET           back up the whole site while it runs, to a folder or bucket
  longhand restore SOURCE          bring a backup into an empty database and data folder
  longhand admin …                 give roles, sign someone in, see what staff did
  longhand doctor                  check the site: what’s wrong, and what to do about it
  longhand secret …                replace the key in secret.key
  longhand earnings …              recompute a closed month’s earnings
  longhand stats …                 recount a day’s stats
  longhand upgrade --check         show what starting this version would do to the database
  longhand upgrade --database      move the database to a newer PostgreSQL

  longhand COMMAND --help          more about a command

It uses the database at DATABASE_URL, or the one in LONGHAND_DATA (./data), which it starts
if it isn’t running yet.
`,
  importHelp: `longhand import PATH [--publication SLUG] [--as USERNAME] [--no-fetch] [--overwrite]
                     [--dry-run] [--json]

Brings in a folder of Markdown, MDX or HTML posts with front matter (YAML, TOML or JSON), or an export from
Medium, Ghost, WordPress or Substack (folder, file or zip). A folder of several such folders is
imported one by one. Run it again and it leaves alone what’s already there, updates what changed in the
source, and keeps what people edited here. A longhand-import.yaml beside the posts can describe anything
special about them (docs/operations/importing.md). Comments from WordPress and Ghost become responses.

A Longhand export, or the archive someone downloaded from their settings (the zip, or a folder with all its
zips), comes back exactly as it was: drafts stay drafts, IDs and addresses stay the same, and anything
already here is left alone. Only --as and --dry-run apply to it.

Pictures that the exporting platform serves (Medium, Substack, Ghost and WordPress leave most of them
out of their exports) are fetched, one at a time from each host. If it’s interrupted, run it again and
it picks up where it left off. Pictures on other people’s servers stay links.

  --publication SLUG   put every story into this publication, creating it if needed
  --as USERNAME        the person who gets stories without an author
  --no-fetch           fetch no pictures; they stay links to where they are
  --overwrite          take the source’s words even for stories people edited here
  --dry-run            read and convert everything, but write nothing
  --json               print the report as JSON

Exit status: 0 if everything was imported, 1 if something wasn’t, 2 if nothing was.
`,
  exportHelp: `longhand export PATH [--user USERNAME | --publication SLUG | --all] [--with-addresses] [--json]

Writes a new folder: every story as Markdown with front matter (for Hugo, Jekyll and the like) and as
JSON, plus images, people, publications, lists, responses, claps, highlights and follows. “longhand
import” brings all of it back exactly as it was. docs/operations/export.md describes every file.

  --user USERNAME      only what belongs to one person, including drafts and private lists
  --publication SLUG   only one publication, what it published and how readers responded
  --all                the whole site (the default)
  --with-addresses     with --all: include the email addresses people sign in with
  --json               print a summary as JSON

Passwords, sessions, payments and network addresses are never exported. Drafts and private lists are, so
keep the folder to yourself.

Exit status: 0 if everything was written, 2 if nothing was.
`,
  doctorHelp: `longhand doctor

Looks at the settings, the database, mail, jobs, payments, files, the disk, backups and the clock. For
each problem, it says what’s wrong and what to do about it. It changes nothing, even when it’s run from a newer version.

Exit status: 0 if all is well, 1 if something is wrong, 2 if it was called the wrong way.
`,
  doctorUsage: 'longhand doctor doesn’t take parameters, but got {parameters}. Nothing was checked.',
  backupHelp: `longhand backup TARGET [--passphrase-file FILE] [--json]
longhand backup verify TARGET [--passphrase-file FILE] [--json]

Backs up the whole site while it runs: every row as of a single moment, every file, and secret.key, which only
your passphrase opens. TARGET is a new folder, or s3://BUCKET/PREFIX in the store at BACKUP_S3_URL (or
S3_URL). The last thing written is the manifest, so an interrupted backup is never mistaken for one.

“verify” reads a backup back, compares everything with its hashes, and tries the passphrase if you give it one.

  --passphrase-file FILE   the passphrase is the first line of this file; otherwise it’s taken from
                           LONGHAND_BACKUP_PASSPHRASE. Keep it somewhere else: without it, a backup can’t be restored
  --json                   print the summary as JSON

Exit status: 0 if the backup is whole, 1 if it isn’t, 2 if something is missing.
`,
  restoreHelp: `longhand restore SOURCE [--passphrase-file FILE] [--json]

Brings a backup into an empty database (DATABASE_URL, or the one in LONGHAND_DATA) and an empty data folder or bucket,
compares every row and file, and runs the migrations that are newer. If it’s interrupted, run it again.

The restored site is in quarantine: it sends no mail, takes no payments and contacts no other server until “longhand admin
wake”. To sign in before that, use “longhand admin login-link EMAIL”.

Exit status: 0 if everything came back, 1 if it didn’t, 2 if something is missing.
`,
  backupTargetMissing: 'Say where to back up to: longhand backup TARGET',
  verifyTargetMissing: 'Say which backup: longhand backup verify TARGET',
  restoreSourceMissing: 'Say which backup to restore: longhand restore SOURCE',
  noPassphrase: 'Set LONGHAND_BACKUP_PASSPHRASE, or use --passphrase-file FILE.',
  shortPassphrase: 'The passphrase needs at least 12 characters.',
  noPassphraseFile: 'We couldn’t read the passphrase file {file}.',
  backupTables: '{place}: table {done} of {total}',
  backupFiles: '{place}: file {done} of {total}',
  backedUp:
    '{place}: {rows, plural, one {# row} other {# rows}} in {tables} tables, {jobs, plural, one {# waiting job} other {# waiting jobs}}, {files, plural, one {# file} other {# files}}{vanished, plural, =0 {} one { (one was removed meanwhile)} other { (# were removed meanwhile)}}, {megabytes} MB, in {seconds} s.',
  passphraseOpens: 'The passphrase opens its secret.key.',
  passphraseUntried:
    'The passphrase wasn’t checked: set LONGHAND_BACKUP_PASSPHRASE (or --passphrase-file) to check it.',
  verified:
    '{place} is whole: {rows, plural, one {# row} other {# rows}} and {files, plural, one {# file} other {# files}}, from {takenAt}.',
  restored:
    'Restored {place}, from {takenAt}: {rows, plural, one {# row} other {# rows}} and {files, plural, one {# file} other {# files}}, every one compared.',
  restoredQuarantine:
    'The site is in quarantine: it sends no mail, takes no payments and contacts no other server. “longhand admin quarantine” shows what would go out, and “longhand admin wake” ends it.',
  notInQuarantine: 'This site isn’t in quarantine.',
  inQuarantine:
    'This is a restored copy in quarantine, from a backup made at {takenAt}. If you wake it, this will go out:',
  awake: 'The quarantine has ended. Running processes notice within seconds, and this goes out:',
  heldList:
    '  {mails, plural, one {# email} other {# emails}}\n  {newsletterMails, plural, one {# newsletter email} other {# newsletter emails}}\n  {renewals, plural, one {# membership renewal} other {# membership renewals}}\n  {payouts, plural, one {# payout} other {# payouts}}\n  {scheduledStories, plural, one {# scheduled story} other {# scheduled stories}}\n  {otherJobs, plural, one {# other background job} other {# other background jobs}}',
  droppedOldMail:
    'Left here: {mails, plural, one {# email} other {# emails}}, and {newsletterMails, plural, one {# newsletter email} other {# newsletter emails}} for their writers to decide.',
  earningsHelp: `longhand earnings recompute YYYY-MM

Recomputes a closed month from its frozen inputs and prints every line and statement as CSV. The output should match
what the month was closed with, byte for byte, and the command says whether it does.

Exit status: 0 if they’re the same, 1 if they aren’t, 2 if the month was never closed.
`,
  earningsUsage: 'Say which month: longhand earnings recompute 2027-01',
  notClosed: '{period} hasn’t been closed.',
  sameMonth: 'The month comes out exactly as it was closed.',
  otherMonth: 'The month doesn’t come out the way it was closed. Check who changed its inputs.',
  statsHelp: `longhand stats recount YYYY-MM-DD

Recounts a day (in UTC) from the recorded visits, which are kept for 30 days. If anything comes out differently, it’s
corrected and every difference is printed as CSV: which figures, what they were and what they are now.

Exit status: 0 if everything was right, 1 if something was corrected, 2 if the day couldn’t be counted.
`,
  statsUsage: 'Say which day: longhand stats recount 2027-01-31',
  dayNotKept: 'Only the last 30 days can be recounted, and {day} isn’t one of them.',
  sameDay: '{count, plural, one {The one figure} other {All # figures}} of that day came out the same.',
  otherDay:
    '{count, plural, one {# figure was} other {# figures were}} wrong and {count, plural, one {has} other {have}} been corrected.',
  upgradeHelp: `longhand upgrade --check
longhand upgrade --database [--binaries FOLDER]

“--check” shows what starting this version would do to the database, without doing any of it: which migrations would run, which
of them would wait until programs of an older version have ended, and how many programs are running now.

“--database” moves the embedded database to the PostgreSQL this version comes with, if an older one made it. Stop the
site first. The older PostgreSQL reads its rows once more, the newer one takes them in and compares every one, and only
then do they change places; the older database stays beside the new one until you remove it. If it’s interrupted, run it
again.

  --binaries FOLDER    where the older PostgreSQL’s programs are; otherwise we look where it says to
                       install them, and in the usual places

Exit status: 0 if this version can start, 1 if it can’t, 2 if it was called the wrong way.
`,
  upgradeUsage: 'Say what to do: longhand upgrade --check or longhand upgrade --database',
  upgradeNotEmbedded:
    'The database is the one at DATABASE_URL, which you upgrade yourself: this command only moves the embedded one.',
  upgradeReading: 'Reading',
  upgradeWriting: 'Writing',
  upgradeNothing: 'There’s nothing to move: the database is already on PostgreSQL {version}, or there isn’t one.',
  upgradeCarried:
    'The database is now on PostgreSQL {to}: {rows, plural, one {# row} other {# rows}} in {tables} tables were moved in {seconds} s, every one compared. The old one, on PostgreSQL {from}, is in {kept}: remove it once all is well.',
  upgradeAhead:
    '{count, plural, =0 {The database is up to date with this version.} one {One migration would run:} other {# migrations would run, in this order:}}',
  upgradeWaits:
    '{count, plural, one {waits until an older program has ended} other {waits until # older programs have ended}}',
  upgradeNewer: 'A newer version has added something that this one doesn’t use: {names}',
  upgradeProcesses:
    '{count, plural, =0 {No program is using the database right now.} one {One program is using the database right now.} other {# programs are using the database right now.}}',
  adminHelp: `longhand admin grant USERNAME ROLE     give someone a role on the site
longhand admin revoke USERNAME ROLE    take it away
longhand admin login-link EMAIL        print a link that signs in once, within 15 minutes
longhand admin lift-lock USERNAME      let someone who’s locked out use their second factor again
longhand admin accept-new-secret       continue with the secret.key in the data folder, or a new one, if
                                       the old one is lost: passwords and authenticator apps stop working
longhand admin set NAME VALUE          change a site setting; an empty value clears it
longhand admin audit                   print what staff did, one JSON object per line
longhand admin search-rebuild          rebuild the search index; the site keeps running
longhand admin ban-link PATTERN REASON ban links to a domain (spam.example), or to
                                       addresses with stars (spam.example/offer*)
longhand admin unban-link PATTERN      allow them again
longhand admin errors                  print the open errors, most recent first
longhand admin banned-links            print every pattern with its reason
longhand admin coupon CODE TERMS       create or change a coupon; TERMS such as percent=50,payments=3
                                       or months=3 (1, 3 or 6 free months), and cap=100,
                                       until=2027-01-31, separated by commas
longhand admin coupons                 print every coupon, one JSON object per line
longhand admin stray-charges           print charges that match no payment of ours, one JSON object per line
longhand admin refund-stray CHARGE     refund one of them, whatever is left of it
longhand admin quarantine              show whether this is a restored copy in quarantine, and what
                                       would go out if it were woken
longhand admin wake                    end the quarantine: the copy becomes a site that sends mail,
                                       takes payments and talks to other servers
longhand admin wake-without-old-mail   the same, but mail that was waiting when the backup was made stays
                                       here: the other site has probably sent it

Roles: ADMIN can do everything; MODERATOR can look up, suspend and sign out accounts; SUPPORT can look up
accounts; CURATOR manages topics and picks; FINANCE handles payouts and refunds. USERNAME can also be an ID
or an email address.

Exit status: 0 if it’s done, 1 if it couldn’t be, 2 if something is missing.
`,
  strayRefunded: '{charge} was refunded.',
  strayPending: 'The refund of {charge} is on its way. Check again tomorrow.',
  strayUnknown:
    'We don’t know yet whether {charge} was refunded. Run this again in a minute. It won’t be refunded twice.',
  strayRefused: 'The provider refused to refund {charge}.',
  noStray: 'There’s no stray charge {charge}.',
  couponMade: 'The coupon {code} is ready to use.',
  wrongTerms: 'Say what the coupon is for, such as percent=50,payments=3,cap=100,until=2027-01-31 or months=3.',
  linkBanned: 'Links to {pattern} are now banned.',
  searchRebuilt: 'Search is rebuilt, with {count} entries.',
  linkAllowed: 'Links to {pattern} are allowed again.',
  noSuchSetting: 'There’s no setting “{name}”. Use one of {names}.',
  settingChanged: '{name} has changed.',
  noSite:
    'There’s no site in {place}. Set LONGHAND_DATA (and DATABASE_URL, if the site has one) to the same values as the site.',
  noSuchDeed: 'There’s no “longhand admin {name}”. To see them all: longhand admin --help',
  adminUsage:
    'Usage: longhand admin {call}. Put anything with spaces in quotation marks. For more: longhand admin --help',
  noSuchRole: 'There’s no role “{role}”. Use one of {roles}.',
  noSuchAddress: 'Nobody has the email address “{address}”.',
  secretAccepted:
    'The site now uses the secret.key in the data folder. Passwords and authenticator apps set up with the old one no longer work: people can sign in by email and set them up again.',
  roleGranted: '{username} now has the role {role}.',
  roleRevoked: '{username} no longer has the role {role}.',
  lockLifted: '{username} can use their second factor again.',
  exportPathMissing: 'Say where to export to: longhand export PATH',
  exportTooManyPaths: 'One folder at a time: longhand export PATH',
  oneScope: 'Use only one of --user, --publication and --all.',
  addressesOfAll: '--with-addresses works with --all only.',
  noSuchPublication: 'There’s no publication with the slug “{slug}”.',
  ownArchiveOptions: 'This is a Longhand export, which already says where everything goes: leave out --publication.',
  notAPersonsArchive: '--as works with the export of one person only.',
  exporting:
    '{stories, plural, one {# story} other {# stories}}, {pictures, plural, one {# picture} other {# pictures}}',
  exported:
    '{path}: {stories, plural, one {# story} other {# stories}}, {pictures, plural, one {# picture} other {# pictures}}, {files, plural, one {# file} other {# files}}.',
  loginLink: 'This link signs in the first person to open it, within 15 minutes:',
  unknownCommand: 'There’s no command “{name}”. Run “longhand --help” to see them all.',
  pathMissing: 'Say what to import: longhand import PATH',
  tooManyPaths: 'One path at a time: longhand import PATH',
  noSuchPerson: 'There’s nobody with the username “{name}”.',
  reading: '{source}: reading, {done} posts',
  importing:
    '{source}: importing {done} of {total}{pictures, plural, =0 {} one {, # picture fetched} other {, # pictures fetched}}',
  linking: '{source}: linking {done} of {total}',
  summary:
    '{source} ({kind}): {created} new, {updated} changed, {unchanged} unchanged, {conflicts, plural, =0 {} one {# conflict, } other {# conflicts, }}{refused} left out; {people, plural, one {# person} other {# people}}, {publications, plural, one {# publication} other {# publications}}, {responses, plural, =0 {} one {# response, } other {# responses, }}{images, plural, one {# image} other {# images}}{fetched, plural, =0 {} other { (# fetched)}}.',
  drySummary: '{source} ({kind}): {created} would be imported, {refused} wouldn’t. Nothing was written.',
  refused: 'Left out',
  missingImage: 'Missing pictures',
  unknownConstruct: 'Markup we don’t know',
  changed: 'Imported with changes',
  conflict: 'Edited here and changed in the source, so left alone (--overwrite takes the source’s words)',
  allIsWell: 'All is well.',
  somethingIsWrong: '{count, plural, one {# thing is} other {# things are}} wrong.',
} as const;
