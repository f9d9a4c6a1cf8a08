/** What the command line says. */
export const cliTexts = {
  help: `Longhand, on the command line

  longhand import PATH [options]   bring in posts from a folder, file or zip
  longhand export PATH [options]   export the site, a person or a publication to a folder
  longhand admin …                 give roles, sign someone in, see what staff did
  longhand doctor                  check the database, storage and clock
  longhand earnings …              work out a closed month’s earnings again
  longhand stats …                 count a day’s stats again

  longhand COMMAND --help          more about a command

It uses the database at DATABASE_URL, or the one in LONGHAND_DATA (./data), which it starts
if it isn’t running yet.
`,
  importHelp: `longhand import PATH [--publication SLUG] [--as USERNAME] [--no-fetch] [--overwrite]
                     [--dry-run] [--json]

Brings in a folder of Markdown, MDX or HTML posts with front matter (YAML, TOML or JSON), or an export from
Medium, Ghost, WordPress or Substack (folder, file or zip). A folder of several such folders is
imported one by one. Run it again, and it leaves what is already there alone, follows sources that
changed, and keeps what people edited here. A longhand-import.yaml beside the posts says what is special
about them (docs/operations/importing.md). Comments from WordPress and Ghost come in as responses.

A Longhand export, or the archive someone downloaded from their settings (the zip, or a folder with all its
zips), comes back exactly as it was: drafts stay drafts, ids and addresses stay the same, and anything
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

Exit status: 0 if everything came in, 1 if something didn’t, 2 if nothing did.
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

Checks the settings, database, storage and clock, and says in a sentence what’s wrong.

Exit status: 0 if all is well, 1 otherwise.
`,
  earningsHelp: `longhand earnings recompute YYYY-MM

Works out a closed month again from its frozen inputs and prints every line and statement as CSV. The bytes are the
ones that the month was closed with, and it says whether they are.

Exit status: 0 if they’re the same, 1 if they aren’t, 2 if the month was never closed.
`,
  earningsUsage: 'Say which month: longhand earnings recompute 2027-01',
  notClosed: '{period} hasn’t been closed.',
  sameMonth: 'The month comes out exactly as it was closed.',
  otherMonth: 'The month comes out differently from how it was closed. Check who changed its inputs.',
  statsHelp: `longhand stats recount YYYY-MM-DD

Counts a day (in UTC) again from the visits that were written down, which are kept for 30 days. If anything comes
out differently, it’s put right and every difference is printed as CSV: which figures, what they were and what they
are now.

Exit status: 0 if everything was right, 1 if something was put right, 2 if the day couldn’t be counted.
`,
  statsUsage: 'Say which day: longhand stats recount 2027-01-31',
  dayNotKept: 'Only the last 30 days can be counted again, and {day} isn’t one of them.',
  sameDay: '{count, plural, one {The one figure} other {All # figures}} of that day came out the same.',
  otherDay:
    '{count, plural, one {# figure was} other {# figures were}} wrong and {count, plural, one {has} other {have}} been put right.',
  adminHelp: `longhand admin grant USERNAME ROLE     give someone a role on the site
longhand admin revoke USERNAME ROLE    take it away
longhand admin login-link EMAIL        print a link that signs in once, within 15 minutes
longhand admin lift-lock USERNAME      let someone who was locked out use their second factor again
longhand admin accept-new-secret       continue with the secret.key in the data folder, or a new one, if
                                       the old one is lost: passwords and authenticator apps stop working
longhand admin set NAME VALUE          change a site setting; an empty value clears it
longhand admin audit                   print what staff did, one JSON object per line
longhand admin search-rebuild          rebuild the search index; the site keeps running
longhand admin ban-link PATTERN REASON ban links to a domain (spam.example), or to
                                       addresses with stars (spam.example/offer*)
longhand admin unban-link PATTERN      allow them again
longhand admin errors                  print the open errors, the last seen first
longhand admin banned-links            print every pattern with its reason
longhand admin coupon CODE TERMS       create or change a coupon; TERMS such as percent=50,payments=3
                                       or months=3 (1, 3 or 6 free months), and cap=100,
                                       until=2027-01-31, separated by commas
longhand admin coupons                 print every coupon, one JSON object per line
longhand admin stray-charges           print charges that match no payment of ours, one JSON object per line
longhand admin refund-stray CHARGE     refund one of them, whatever is left of it

Roles: ADMIN can do everything; MODERATOR can look up, suspend and sign out accounts; SUPPORT can look up
accounts; CURATOR manages topics and picks; FINANCE handles payouts and refunds. USERNAME can also be an id
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
  adminUsage: 'Say what to do: longhand admin --help',
  noSuchRole: 'There’s no role “{role}”. Use one of {roles}.',
  noSuchAddress: 'Nobody has the email address “{address}”.',
  secretAccepted:
    'The site now uses the secret.key in the data folder. Passwords and authenticator apps set up with another one no longer work: people can sign in by email and set them up again.',
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
  loginLink: 'This link signs in whoever opens it, once, within 15 minutes:',
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
  drySummary: '{source} ({kind}): {created} would come in, {refused} would not. Nothing was written.',
  refused: 'Left out',
  missingImage: 'Missing pictures',
  unknownConstruct: 'Markup we don’t know',
  changed: 'Came in with changes',
  conflict: 'Edited here and changed in the source, so left alone (--overwrite takes the source’s words)',
  allIsWell: 'All is well.',
  somethingIsWrong: '{count, plural, one {# thing is} other {# things are}} wrong.',
} as const;
