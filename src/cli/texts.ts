/** What the command line says. */
export const cliTexts = {
  help: `Longhand, on the command line

  longhand import PATH [options]   bring in posts from a folder, file or zip
  longhand admin …                 give roles, sign somebody in, see what staff did
  longhand doctor                  check database, storage and clock

  longhand COMMAND --help          more about a command

It uses the database of DATABASE_URL, or the one below LONGHAND_DATA (./data), which it starts
when it does not run yet.
`,
  importHelp: `longhand import PATH [--publication SLUG] [--as USERNAME] [--no-fetch] [--dry-run] [--json]

Brings in a folder of Markdown or HTML posts with front matter (YAML or TOML), or an export of
Medium, Ghost, WordPress or Substack (folder, file or zip). A folder that holds several such folders
is taken one after the other. Run again, it changes nothing that is already there.

Pictures that the exporting platform serves (Medium, Substack, Ghost and WordPress leave most of them
out of their exports) are fetched, from each host one at a time. Interrupted and run again, it goes on.
Pictures on other people's servers stay links.

  --publication SLUG   put every story into this publication; made when it does not exist
  --as USERNAME        the person to whom stories without an author belong
  --no-fetch           fetch no pictures; they stay links to where they are
  --dry-run            read and convert everything, write nothing
  --json               print the report as JSON

Exit status: 0 when everything came in, 1 when an item could not, 2 when nothing could.
`,
  doctorHelp: `longhand doctor

Checks the settings, the database, the storage and the clock, and says in a sentence what is wrong.

Exit status: 0 when all is well, 1 otherwise.
`,
  adminHelp: `longhand admin grant USERNAME ROLE     give somebody a role of the platform
longhand admin revoke USERNAME ROLE    take it away
longhand admin login-link EMAIL        print a link that signs in once, within 15 minutes
longhand admin lift-lock USERNAME      let somebody use their second factor again who was locked out of it
longhand admin accept-new-secret       go on with the secret.key that is in the data folder, or a new one, when
                                       the old one is lost: passwords and authenticator apps are void then
longhand admin set NAME VALUE          change a setting of the site; an empty value takes it away
longhand admin audit                   print what staff did, one JSON object a line
longhand admin search-rebuild          make search anew from what there is; the site goes on meanwhile
longhand admin ban-link PATTERN REASON let nobody publish links to a domain (spam.example), or to
                                       addresses with stars (spam.example/offer*)
longhand admin unban-link PATTERN      let them be published again
longhand admin banned-links            print every pattern with its reason
longhand admin coupon CODE TERMS       make a coupon, or change one; TERMS such as percent=50,payments=3
                                       or months=3 (1, 3 or 6 that cost nothing), and cap=100,
                                       until=2027-01-31, each after a comma
longhand admin coupons                 print every coupon, one JSON object a line
longhand admin stray-charges           print what a provider charged for no payment of ours, one JSON object a line
longhand admin refund-stray CHARGE     give one of them back, all that is left of it

Roles: ADMIN does all; MODERATOR looks accounts up, suspends and signs out; SUPPORT looks accounts up;
CURATOR keeps topics and picks; FINANCE pays out and refunds. USERNAME may also be an id or an address.

Exit status: 0 when it is done, 1 when it could not be, 2 when something is missing.
`,
  strayRefunded: '{charge} was given back.',
  strayPending: '{charge} is on its way back. Ask again tomorrow.',
  strayUnknown: 'Nobody knows yet whether {charge} went back. Ask again in a minute: it goes back once.',
  strayRefused: 'The provider refuses to give {charge} back.',
  noStray: 'No charge {charge} is among those that belong to nobody.',
  couponMade: 'The coupon {code} holds from now on.',
  wrongTerms: 'Say what the coupon gives, such as percent=50,payments=3,cap=100,until=2027-01-31 or months=3.',
  linkBanned: 'Links to {pattern} are not published from now on.',
  searchRebuilt: 'Search knows {count} things anew.',
  linkAllowed: 'Links to {pattern} may be published.',
  noSuchSetting: 'There is no setting “{name}”: use one of {names}.',
  settingChanged: '{name} is changed.',
  adminUsage: 'Say what to do: longhand admin --help',
  noSuchRole: 'There is no role “{role}”: use one of {roles}.',
  noSuchAddress: 'Nobody has the address “{address}”.',
  secretAccepted:
    'The secret.key in the data folder is the site’s from now on. Passwords and authenticator apps made with another one no longer work: people sign in by mail and set them again.',
  roleGranted: '{username} has the role {role}.',
  roleRevoked: '{username} does not have the role {role}.',
  lockLifted: '{username} can use their second factor again.',
  loginLink: 'This link signs in once, within 15 minutes, whoever opens it:',
  unknownCommand: 'There is no command “{name}”. “longhand --help” lists those that there are.',
  pathMissing: 'Say what to import: longhand import PATH',
  tooManyPaths: 'One path at a time: longhand import PATH',
  noSuchPerson: 'There is nobody with the username “{name}”.',
  reading: '{source}: reading, {done} posts',
  importing:
    '{source}: importing {done} of {total}{pictures, plural, =0 {} one {, # picture fetched} other {, # pictures fetched}}',
  linking: '{source}: linking {done} of {total}',
  summary:
    '{source} ({kind}): {created} new, {updated} changed, {unchanged} unchanged, {refused} could not come in; {people, plural, one {# person} other {# people}}, {publications, plural, one {# publication} other {# publications}}, {images, plural, one {# image} other {# images}}{fetched, plural, =0 {} other { (# fetched)}}.',
  drySummary: '{source} ({kind}): {created} would come in, {refused} could not. Nothing was written.',
  refused: 'Could not come in',
  missingImage: 'Pictures that are missing',
  unknownConstruct: 'Constructs that are not known',
  changed: 'Came in with a change',
  allIsWell: 'All is well.',
  somethingIsWrong: '{count, plural, one {# thing is} other {# things are}} wrong.',
} as const;
