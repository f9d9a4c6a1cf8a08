/** Names that would speak for the site, for its machines, or for nobody (rule 130). */
const RESERVED = new Set(
  `about abuse account accounts admin administration administrator administrators all anonymous api app apps
  billing blog bot careers contact copyright curator customer customercare customerservice deleted deleteduser dev
  developer developers dmca editor editorial editors email everyone example feed feeds finance ftp guest help
  helpdesk here home hostmaster imap info internal jobs legal localhost login logout longhand longhandteam mail
  mailerdaemon me media medium member members membership moderation moderator moderators mod mods myself newsletter
  noreply nobody notification notifications null official operator owner partner partners password payment payments
  payout payouts pop3 postmaster press privacy publication publications register root rules safety sales security
  service settings shop signin signout signup site siteadmin smtp staff staffpicks status store story stories
  superuser support supportteam sysadmin system team terms test topic topics trust undefined unknown user users
  usenet uucp verified verify visitor void webadmin webmaster writer writers www you`.split(/\s+/),
);

/** True for a reserved name, also where it is written with dots, hyphens, or digits that look like its letters. */
export function isReservedUsername(username: string): boolean {
  const bare = username.toLowerCase().replace(/[._-]/g, '');
  return RESERVED.has(bare) || RESERVED.has(bare.replace(/[013457]/g, (digit) => LOOKS_LIKE[digit] ?? digit));
}

const LOOKS_LIKE: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };
