/**
 * What the imports of a test do not show: most of `test/http` and `test/browser` drive the whole program from outside,
 * and would all run after every change. This table says which of them a change touches; the first words of a journey's
 * file name and the names of what it calls do the rest (`touched-tests.ts`).
 */
export type Rule = {
  /** Files that changed. */
  readonly changed: RegExp;
  /** Tests that run then. */
  readonly run: RegExp;
};

/** After a change of these nothing is certain, and everything runs. */
export const EVERYTHING =
  /^(?:package(?:-lock)?\.json|tsconfig\.json|vitest\.config\.ts|test\/support\/(?:test-(?:cluster|database|program|site)|database-address)\.ts)$/;

/** These join what knows nothing of each other: what is behind them is no part of who imports them. */
export const HUBS =
  /^(?:src\/(?:main|worker|cli)\.ts|src\/graphql\/(?:execute|schema|resolvers|sources)\.ts|src\/http\/(?:server|routes)\.ts|src\/modules\/(?:[\w-]+\/)*tables\.ts|src\/web\/app\/page-registry\.ts|src\/web\/entry\.|test\/support\/(?:world\/|test-graph-world|test-program|test-site|browser|sign-in|program-means)|test\/factories\/)/;

/** Campaigns that drive the whole program and import half of it: the table says after which change of it they run. */
export const CAMPAIGNS =
  /^test\/prove\/(?:memberships\/|stranger\/|draft-(?:desk|kills)|kill|payload|sight-|who-sees-what)/;

/** A reader's, a writer's and a payer's way through the program: they run after any change of what is served. */
export const SMOKE = /^test\/(?:http\/(?:stories|graphql|publishing)|browser\/(?:start-up|no-script))\.test\.ts$/;

/** What changes the program as it is served. */
export const SERVED = /^(?:src\/(?!.*\.test\.tsx?$)|migrations\/|demo\/|vite\.config\.ts|scripts\/build)/;

export const rules: readonly Rule[] = [
  {
    changed: /^migrations\//,
    run: /\/(?:migrate|personal-tables|trusted-documents|embedded-database)\.(?:slow\.)?test\.ts$/,
  },
  { changed: /\.personal\.ts$/, run: /\/personal-tables\.test\.ts$/ },
  { changed: /\.news\.ts$/, run: /\/notif(?:ications|y)[\w-]*\.test\.ts$/ },
  { changed: /\.graphql$/, run: /^src\/graphql\/|^test\/http\/(?:graphql|staff-access)\.test\.ts$/ },
  { changed: /\/(?:[\w-]+\.policy|staff-pages|platform-roles)\.ts$/, run: /^test\/http\/staff-access\.test\.ts$/ },
  {
    changed: /^src\/(?:modules|shared|http)\/(?:.*\/)?(?:memberships?|billing|coupons|gifts?|money)\//,
    run: /^test\/http\/(?:memberships\/(?:checkout|constants|constants-renewals|gifts|one-instant|refunds|webhooks)|prove-last-form)\./,
  },
  {
    changed: /^src\/(?:modules|platform|http)\/(?:.*\/)?(?:payments|billing|webhooks)\//,
    run: /^test\/http\/(?:payments\/\w+\/(?:charges|declines|events|refunds)|memberships\/webhooks|prove-memberships)\./,
  },
  {
    changed:
      /^src\/web\/(?:pages|features)\/(?:.*\/)?(?:checkout|coupons|billing[\w-]*|[\w-]*(?:gift|membership|plans)[\w-]*)\//,
    run: /^test\/browser\/memberships\/(?:checkout|manage|cancel|gifts)\./,
  },
  { changed: /stripe[^/]*(?:\/|\.ts$)/, run: /stripe/ },
  { changed: /braintree[^/]*(?:\/|\.ts$)/, run: /braintree/ },
  { changed: /\/(?:paywall|metering|share-links)\//, run: /(?:paywall|locked-stories)\.test\.ts$/ },
  {
    changed: /\/(?:sessions?|sign-in|auth|passwords|email-auth|two-factor)\//,
    run: /^test\/http\/(?:sessions|sign-in-steps|password-sign-in)\.|^test\/browser\/sign-in-(?:ways|email)\./,
  },
  { changed: /\/(?:providers|open-id|one-tap)\//, run: /^test\/http\/provider/ },
  { changed: /\/oauth\//, run: /^test\/http\/(?:oauth|bearer)/ },
  {
    changed: /\/(?:drafts|editor)\//,
    run: /^test\/http\/drafts\.|^test\/browser\/(?:writing-(?:page|saves)|editor-keys|publishing)\./,
  },
  {
    changed: /\/(?:story\/(?!editor)|stories\/render\/)/,
    run: /^test\/browser\/illustrated-story\.|^test\/http\/(?:html|stories)\./,
  },
  { changed: /\/(?:page-cache|cache)\/|\/cache-lookup/, run: /^test\/http\/(?:cache|prove-cache|headers)\./ },
  {
    changed: /\/(?:routes|hosts|domains)\//,
    run: /^test\/http\/(?:routes|addresses|hosts|lookup|custom-domain|person-domain)/,
  },
  { changed: /\/(?:search|recommendations)\//, run: /^test\/(?:http\/search-|browser\/search\.)/ },
  {
    changed: /\/(?:feeds|home|home-signed-in|following-feed)\//,
    run: /^test\/http\/(?:feeds|home)\.|^test\/browser\/home-feed\./,
  },
  {
    changed: /\/(?:follows|mutes|blocks|muting|blocking|customize-(?:following|muted))\//,
    run: /^test\/browser\/(?:following|passages)\./,
  },
  { changed: /\/claps\//, run: /^test\/browser\/responses\./ },
  { changed: /\/(?:highlights|private-notes|quotes)\//, run: /^test\/browser\/passages\./ },
  { changed: /\/(?:visitor|deeds|signed-in)\//, run: /^test\/browser\/(?:signing-in-place|own-story)\./ },
  { changed: /\/(?:co-authors|series|your-series|reposts|new-repost)\//, run: /^test\/browser\/authors-and-series\./ },
  {
    changed: /\/(?:lists|reading-history|your-catalogs?|user-catalogs?)\//,
    run: /^test\/http\/lists\.|^test\/browser\/library\./,
  },
  { changed: /\/(?:imports|story-imports)\//, run: /^test\/http\/prove-imports\./ },
  { changed: /\/(?:mails|subscriptions|digests|unsubscribing)\//, run: /^test\/browser\/subscriptions\./ },
  { changed: /\/(?:issues|subscribers|mail)\//, run: /^test\/http\/prove-issues\./ },
  { changed: /\/limits\//, run: /^test\/http\/limits\./ },
  { changed: /\/(?:access|policy|\w[\w-]*\.policy\.ts)/, run: /^test\/http\/prove-who-sees-what\./ },
  {
    changed: /\.css$|\/design\/|\/web\/app\/layouts\//,
    run: /^test\/browser\/(?:layout|layout-shift|accessibility)\./,
  },
  { changed: /\/web\/app\/(?:router|graph|document)\//, run: /^test\/browser\/(?:navigation|start-up)\./ },
  {
    changed: /\/(?:shell|header|footer|sidebar|avatar-menu|toasts?|menu|dialog|tabs)\//,
    run: /^test\/browser\/(?:shell|sidebar|avatar-menu|toasts|menus|dialogs)\./,
  },
  { changed: /^(?:scripts\/build|vite\.config)/, run: /^scripts\/build\// },
];
