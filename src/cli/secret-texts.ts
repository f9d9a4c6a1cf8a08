/** What `longhand secret` prints. */
export const secretTexts = {
  help: `longhand secret            show which keys the site has and what to do next
longhand secret add        add a key to secret.key, for every process to learn
longhand secret use        seal and sign with it from now on; older keys still open and verify
longhand secret reseal     seal again, with the new key, what an older key sealed; this runs in the
                           background too, and picks up where it was interrupted
longhand secret retire     remove the older keys, once nothing needs them
longhand secret retire --leaked [--yes]
                           remove them right away because someone has them; without --yes, only
                           show what stops working

Replaces the key in secret.key while the site runs. If the site runs on several machines, copy secret.key
to the others after “add” and after “retire”; their processes see it within seconds, without a restart.

Exit status: 0 if it’s done, 1 if it can’t be done yet, 2 if something is missing.
`,
  usage: 'Say what to do: longhand secret --help',
  added:
    'Key {number} is in {file}. If the site runs on several machines, copy the file to each of them. Then back up secret.key, and run “longhand secret use”.',
  wasThere:
    'Key {number} was already in {file} and is waiting to be used. Once every machine has the file, run “longhand secret use”.',
  used: 'Key {number} is in use now. What an older key sealed is being sealed again in the background; “longhand secret reseal” does it right away, and “longhand secret” says how far along it is.',
  nothingAdded: 'There’s no key waiting to be used: run “longhand secret add” first.',
  oldOneLeft: 'Key {number} is still here: run “longhand secret retire” before you add another one.',
  olderPrograms:
    '{count, plural, one {One program} other {# programs}} of an older version, which can’t use a second key, {count, plural, one {is} other {are}} still running: upgrade first.',
  notKnownBy:
    'These processes don’t know key {number} yet. Copy secret.key to their machine, and try again:\n  {names}',
  resealing: '{done} sealed again so far',
  resealed:
    '{done, plural, =0 {Nothing was left to seal again.} one {One value was sealed again.} other {# values were sealed again.}}{missed, plural, =0 {} one { One changed meanwhile: run this again.} other { # changed meanwhile: run this again.}}{lost, plural, =0 {} one { One can’t be opened with any key of this site.} other { # can’t be opened with any key of this site.}}',
  retired:
    'Retired key {numbers}: no process accepts anything made with it anymore, and {file} no longer has it. Copy the file to your other machines, and back it up.{lost, plural, =0 {} one { One value in the database can’t be opened with any key of this site.} other { # values in the database can’t be opened with any key of this site.}}',
  nothingOld: 'There’s no older key to retire.',
  signedUntil:
    'Links and codes that were signed with the older key are good until {until}. Run this again after that, or, if someone has the key, see “longhand secret retire --leaked”.',
  usedBy: 'These processes haven’t seen yet which key is in use. Try again in a minute:\n  {names}',
  writersLeft:
    'Something has been writing to the database since before the new key came into use. Try again when it’s done.',
  sealedLeft:
    '{count, plural, one {One value was} other {# values were}} still sealed with the older key, such as mail on its way out. Try again in a minute.',
  leaked: `If someone has the older key, this removes it right away. What stops working:

  - unsubscribe links in mail that’s been sent, including the mailbox’s own button: people can
    unsubscribe in their settings or from a newer email
  - links to confirm a subscription (7 days), to download a subscriber list (7 days), and to preview
    a design (1 hour)
  - codes sent by email or text to sign in, or to confirm an address at a publisher or at PayPal
  - sign-ins with Google, Apple, Facebook or X that were started but not finished
  - forms and search on pages that are open now, until they’re loaded again
  - bounces of mail that’s been sent, which won’t be recognized, and the address for complaints: give
    mailbox services the new one from /_/admin/mail
  - push notifications: everyone has to allow them again

What keeps working: sessions, passwords, passkeys, authenticator apps, recovery codes, gift codes, tax forms, payout
accounts, keys for mail, certificates and the fediverse, and mail on its way out.

Anyone who also has a copy of the database or a backup’s passphrase could read what was sealed in that copy:
authenticator secrets, tax forms, payout accounts, waiting mail, and the private keys of mail (make new ones at
/_/admin/mail), of certificates and of people in the fediverse. They could also guess at passwords and phone numbers
in it, and find out who the hashes of addresses and readers stand for. A new key can’t undo that.

To go on: longhand secret retire --leaked --yes`,
} as const;
