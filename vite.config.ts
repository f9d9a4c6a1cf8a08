import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { defaultClientConditions, defineConfig } from 'vite';
import { lazyChunks } from './scripts/build/lazy-chunks.ts';
import { namedStyles } from './scripts/build/named-styles.ts';
import { oneByteText } from './scripts/build/one-byte-text.ts';
import { reachedFrom } from './scripts/build/reached-from.ts';
import { slimDocuments } from './scripts/build/slim-documents.ts';
import { slimReact } from './scripts/build/slim-react.ts';
import { slimRoutes } from './scripts/build/slim-routes.ts';

/** What every story page uses: one file, which compresses better than several. */
const CORE = [
  /\/src\/web\/app\/(?!document|early|loader|one-shot|page-registry|resolve-screen|still\/load|graph\/(?:apollo|batch|change|explain|guarded|is-failed|merged|mock|refused|send|server|use-change|waiting|write|xsrf))/,
  /\/src\/web\/(?:design|features\/ground\/(?:errors\/(?:Error|Full)|footer|header|images|paths))/,
  /\/src\/shared\/story\/text-direction/,
  /\/src\/web\/parts\/(?:frame\/(?:Message|Section)|toast\/Toast)/,
  /\/src\/shared\/(?:images|routes\/(?:build|encode|path-|unbuilt|address|routing-error))/,
  /\/src\/shared\/messages\/(?:shell|story\.|error-screen|format-message)|built-routes/,
  /\/node_modules\/(?:react|react-dom|scheduler)\//,
];
/** Parts of those folders that the first screen can wait for. */
const LATER =
  /\/app\/(?:layouts\/(?:Pub|pub|Word)|router\/(?:screen-loader|settle))|header\/(?:Avatar|Visitor|Word|store)|images\/send-|design\/(?:Action|action-)/;
const isCore = (id: string): boolean => CORE.some((pattern) => pattern.test(id)) && !LATER.test(id);

/** What the front page and the lists share: stories in a row, people and publications in few words. */
const FRONT = [
  /\/src\/web\/features\/(?:stories\/stories|ground\/dates)\//,
  /\/src\/web\/features\/(?:people\/people\/(?:NamedAvatar|UnclaimedMark|FriendBadge)|stories\/topics\/TopicChips)/,
  /\/src\/web\/features\/(?:finding\/feeds\/(?:page-cursor|rss|StoryFeed|PagedFeed)|people\/people\/(?:EntityRow|PersonRow)|stories\/publications\/PublicationRow)/,
  /\/src\/web\/parts\/list\/EntityRow/,
  /\/src\/web\/generated\/(?:FrontPageQuery|LandingAsideQuery)/,
  /\/src\/shared\/messages\/(?:home|counts|reading-time|unclaimed|member-marks)/,
];

/** Signing in, but for what waits on every page for a click that leads to it. */
const isSignIn = (id: string): boolean =>
  /\/src\/(?:web\/features\/identity\/sign-in\/(?!watch-|offer-|open-|hold-)|shared\/(?:identity\/(?!sign-in-config)|messages\/(?:sign-in|email-auth)))/.test(
    id,
  );

/** What stands around the pages of a publication. */
const isPublication = (id: string): boolean =>
  /\/src\/web\/features\/stories\/publications\/(?:PublicationFrame|PublicationMasthead|publication-page|FailedPublication|PageBody)\./.test(
    id,
  );

/** Pictures and tables of figures. */
const isStats = (id: string): boolean =>
  /\/src\/(?:web\/(?:features\/running\/stats|parts\/figures)\/|shared\/messages\/stats\.)/.test(id);

/** What staff see and decide, what is told of it, and who shares in what a story earns: of a few pages each. */
const isDeciding = (id: string): boolean =>
  /\/src\/(?:web\/features\/(?:running\/(?:admin|decisions)|money\/splits)\/|shared\/(?:moderation\/|messages\/(?:admin|admin-reports|overview|legal-notices|payouts)\.))/.test(
    id,
  );

/** What runs and designs a publication, and hands stories in to one: for nobody who only writes or reads. */
const isManaging = (id: string): boolean =>
  /\/src\/(?:web\/features\/stories\/(?:publication-(?:management|stories)\/|editing-submissions\/|suggested-edits\/|submission-notes\/|designs\/editor\/|submission-status\/Submission(?:Actions|History|Notes|NoteForm|Status)\.)|shared\/(?:messages\/)?(?:design|publication-settings|publication-(?:activity|closings|navigation|pages|sections|staff|stories|transfers)|publications\/|staff-invitations|suggestions|writer-submissions|submission(?!-marks)|editor-inbox|domains))/.test(
    id,
  );

/** Of a few pages that know each other: what others share leads to none of it. */
const isOfFew = (id: string): boolean => isStats(id) || isSignIn(id) || isDeciding(id) || isManaging(id);

/** What is shared and has no style. */
const isRule = (id: string): boolean =>
  /\/src\/(?:web\/(?:features|parts)\/(?!telling\/unsubscribing|running\/site-pages).*\.ts$|shared\/)|preload-helper/.test(
    id,
  ) && !isOfFew(id);

/** What is shared, whatever it is. */
const isListed = (id: string): boolean =>
  /\/src\/web\/(?:features|parts)\/(?!money\/payouts\/)/.test(id) && !isOfFew(id) && !isPublication(id);

const WRITING = /\/pages\/stories\/edit-post\/edit-post\.page\.tsx$/;

/** The client build (`dist/client`) and, with `--ssr`, the server entry (`dist/server`). */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), slimRoutes(), slimDocuments(), slimReact(), lazyChunks(), namedStyles(), oneByteText()],
  appType: 'custom',
  publicDir: false,
  css: {
    transformer: 'lightningcss',
    // Widths as every browser reads them that reads the scripts.
    lightningcss: { cssModules: { pattern: '[local]_[name]' }, include: Features.MediaRangeSyntax },
  },
  // rxjs ships its ES5 build otherwise: 1.5 KB of the graph client.
  resolve: isSsrBuild ? {} : { conditions: ['es2015', ...defaultClientConditions] },
  define: {
    ...(command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {}),
    ...(command === 'build' && !isSsrBuild ? { __DEV__: 'false', 'globalThis.__DEV__': 'false' } : {}),
  },
  build: {
    target: 'es2023',
    // A little smaller than the builder's own: the story's scripts stand at the edge of their budget.
    ...(isSsrBuild ? {} : { minify: 'terser' as const, terserOptions: { compress: { passes: 2 } } }),
    assetsInlineLimit: 0,
    // For errors that browsers tell of; `build-pages.ts` takes them away from what is served.
    sourcemap: isSsrBuild ? false : ('hidden' as const),
    modulePreload: false,
    manifest: !isSsrBuild,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    assetsDir: 'assets',
    emptyOutDir: true,
    rolldownOptions: isSsrBuild
      ? { input: 'src/web/entry.server.tsx', output: { codeSplitting: false } }
      : {
          input: ['src/web/entry.client.tsx', 'src/web/app/loader.ts'],
          // The loader waits for what the entry exports.
          preserveEntrySignatures: 'exports-only',
          output: {
            codeSplitting: {
              groups: [
                // What a story shares with other screens is one file and one sheet, not dozens.
                { name: 'core', test: isCore, priority: 2 },
                {
                  name: 'front',
                  test: (id) => FRONT.some((pattern) => pattern.test(id)),
                  minShareCount: 2,
                  priority: 1.5,
                },
                // What a page needs to keep and to send something, and what opens later with it: no list beside it.
                {
                  name: 'sending',
                  test: /\/src\/(?:shared\/(?:storage\/|messages\/changes)|web\/app\/graph\/(?:change-outcome|explain|guarded|send-change|xsrf))/,
                  minShareCount: 2,
                  priority: 1.3,
                },
                // The sheet of a body alone, or whoever reads one would load what else is drawn like one.
                { name: 'story-body', test: /\/src\/web\/story\/story-body\.css/, priority: 1.25 },
                // Likewise what a visitor finds in the place of Follow.
                { name: 'visitor-follow', test: /\/follows\/VisitorFollow/, priority: 1.25 },
                // The words of the bar of a story, which visitors have without the styles of what opens from it.
                {
                  name: 'reactions',
                  test: /\/src\/(?:shared\/(?:messages\/(?:claps|responses|story-actions)|links\/share-channels)|web\/design\/(?:Action|action-))/,
                  minShareCount: 2,
                  priority: 1.2,
                },
                // What tells two texts apart in words: for versions, and where edits are suggested.
                {
                  name: 'differences',
                  test: /\/src\/(?:shared\/messages\/block-names|web\/features\/stories\/drafts\/(?:diff-words|block-text))\./,
                  minShareCount: 2,
                  priority: 1.15,
                },
                // Words that are selected and marked: in a story, and in one that was submitted.
                {
                  name: 'passages',
                  test: /\/src\/(?:shared\/story\/passages\/|web\/features\/reading\/highlights\/(?:draw-marks|marks|page-blocks|wrap-range|selected-passage|use-selected-passage|move-in-toolbar|Bubble)\.)/,
                  minShareCount: 2,
                  priority: 1.15,
                },
                // Matching an address: for the first link that is followed, and for endpoints by name.
                { name: 'routes', test: /longhand\/all-routes/, priority: 1.1 },
                // Words that two or three rare pages share, and nothing else.
                {
                  name: 'rare-words',
                  test: /\/src\/shared\/messages\/(?:account-pages|admin-audit|admin-errors|appeals|checkout-page|curation|decisions|first-steps|moderation|onboarding|splits|tokens)\./,
                  minShareCount: 2,
                  priority: 1.06,
                },
                // What tells of errors and keeps a log elsewhere: fetched with the first of either.
                {
                  name: 'telling',
                  test: /\/src\/(?:shared\/telemetry\/(?:error-report|log-level)|web\/features\/reading\/telemetry\/report-queue)\./,
                  minShareCount: 2,
                  priority: 1.07,
                },
                // What writers earn, how they are paid, taxed and verified: of pages that nobody opens while they write.
                {
                  name: 'earning',
                  test: /\/src\/shared\/(?:(?:payouts|taxes)\/|messages\/(?:admin-finance|earnings|partner|payouts|taxes)\.)/,
                  minShareCount: 2,
                  priority: 1.07,
                },
                // What the page where one writes shares with others, without any style and with it: it fetches no more.
                {
                  name: reachedFrom(WRITING, 'writing-rules'),
                  debugName: 'writing-rules',
                  test: /\/src\/(?!web\/story\/editor\/).*\.ts$/,
                  minShareCount: 2,
                  priority: 1.059,
                },
                {
                  name: reachedFrom(WRITING, 'writing'),
                  debugName: 'writing',
                  test: isListed,
                  minShareCount: 2,
                  priority: 1.058,
                },
                // What the other screens share without any style: what the first screen fetches later leads here at most.
                { name: 'rules', test: isRule, minShareCount: 2, priority: 1.05 },
                // What only the other screens share.
                { name: 'lists', test: isListed, minShareCount: 2, priority: 1 },
                { name: 'deciding', test: isDeciding, minShareCount: 2, priority: 0.85 },
                { name: 'stats', test: isStats, minShareCount: 2, priority: 0.9 },
                { name: 'publication', test: isPublication, minShareCount: 2, priority: 0.8 },
                { name: 'managing', test: isManaging, minShareCount: 2, priority: 0.7 },
                // The window and the page of signing in, after the others: nobody else carries any of it.
                { name: 'sign-in', test: isSignIn, minShareCount: 2, priority: 0.5 },
              ],
            },
          },
        },
  },
  ssr: {
    // One realm of graphql: two copies answer every request with "another module".
    external: ['graphql'],
    noExternal: command === 'build' ? true : undefined,
  },
}));
