import { settleNews } from '#test/support/settle-news.ts';
import type { TestProgram } from '#test/support/test-program.ts';
import { type Kind, only } from './sight-kind.ts';
import { leaveMarks, type SightMarks } from './sight-marks.ts';
import { keepMoney } from './sight-money.ts';
import { gatherStories, type SightPlaces } from './sight-places.ts';
import { type Cast, gatherCast, isSignedIn, type SignedInName, viewerNames } from './sight-people.ts';
import { type SightSubmissions, submitDrafts } from './sight-submissions.ts';
import { type SightStories, writeStories } from './sight-stories.ts';

export type Scene = {
  readonly cast: Cast;
  readonly stories: SightStories;
  readonly marks: SightMarks;
  readonly places: SightPlaces;
  readonly submissions: SightSubmissions;
  readonly kinds: readonly Kind[];
};

/** People around one author, and one thing of each kind that is hidden from some of them. */
export async function buildScene(program: TestProgram): Promise<Scene> {
  const cast = await gatherCast(program);
  const stories = await writeStories(program, cast);
  const marks = await leaveMarks(program, cast, stories);
  const submissions = await submitDrafts(program, cast);
  const money = await keepMoney(program, cast, stories);
  const places = await gatherStories(program, cast, stories);
  await settleNews(program.context);
  const { kysely } = program.context.database;
  for (const state of ['suspended', 'deactivated'] as const) {
    await kysely.updateTable('person').set({ state }).where('id', '=', cast.away[state]).execute();
  }
  // Who has only to do with what is submitted is not asked about.
  const looking = viewerNames.filter((name): name is SignedInName => isSignedIn(name));
  const addresses = looking.map((name): Kind => {
    const canary = cast.addresses[name];
    // Pages show a few letters of one's own; an archive of everything has it whole.
    const allowed = name === 'reader' ? only('reader', 'moderator') : only('moderator');
    return { name: `address of the ${name}`, canary, allowed };
  });
  const kinds = [...stories.kinds, ...marks.kinds, ...submissions.kinds, ...money, ...addresses];
  return { cast, stories, marks, places, submissions, kinds };
}
