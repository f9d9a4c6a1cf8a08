import { backups } from './backups.ts';
import { cache } from './cache.ts';
import type { Campaign } from './campaign.ts';
import { certificateYears } from './certificate-years.ts';
import { container } from './container.ts';
import { documents } from './documents.ts';
import { guesses } from './guesses.ts';
import { draftKills } from './draft-kills.ts';
import { draftRoundTrip } from './draft-round-trip.ts';
import { editHistories } from './edit-histories.ts';
import { editorRoundTrip } from './editor-round-trip.ts';
import { eventQueue } from './event-queue.ts';
import { imports } from './imports.ts';
import { issues, issuesByKey } from './issues.ts';
import { kills } from './kills.ts';
import { parallel, parallelHttp } from './parallel.ts';
import { membershipsUnderFaults } from './memberships/memberships-under-faults.ts';
import { lastForm } from './memberships/last-form.ts';
import { severalMachines } from './machines/several-machines.ts';
import { shuffledEvents } from './memberships/shuffled-events.ts';
import { liveDomains } from './live-domains.ts';
import { handshakes } from './handshakes.ts';
import { malformed } from './malformed.ts';
import { mixed } from './mixed.ts';
import { parallelSaves } from './parallel-saves.ts';
import { pages } from './pages.ts';
import { payloads } from './payloads.ts';
import { payouts } from './payouts.ts';
import { reversals } from './reversals.ts';
import { roundTrip } from './round-trip.ts';
import { searchRelevance } from './search-relevance.ts';
import { stranger } from './stranger/stranger.ts';
import { submissions } from './submissions.ts';
import { waves } from './waves.ts';
import { whoSeesWhat } from './who-sees-what.ts';

/** Every campaign that `npm run prove` knows. */
export const campaigns: readonly Campaign[] = [
  pages,
  cache,
  documents,
  container,
  kills,
  severalMachines,
  draftKills,
  draftRoundTrip,
  imports,
  issues,
  issuesByKey,
  payouts,
  reversals,
  waves,
  roundTrip,
  guesses,
  whoSeesWhat,
  submissions,
  payloads,
  parallel,
  parallelHttp,
  parallelSaves,
  editorRoundTrip,
  editHistories,
  searchRelevance,
  membershipsUnderFaults,
  shuffledEvents,
  stranger,
  lastForm,
  malformed,
  mixed,
  certificateYears,
  liveDomains,
  handshakes,
  backups,
  eventQueue,
];
