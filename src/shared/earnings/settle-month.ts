import { MICROS_OF_MINOR } from './fee-slices.ts';
import { shareByWeight } from './share-by-weight.ts';
import type { StoryShare } from './story-shares.ts';

/** What a member read of one story in a month, as `pointsOf` weighs it. */
export type StoryRead = {
  readonly storyId: string;
  /** `YYYY-MM-DD`: the day on which they first read it. */
  readonly day: string;
  readonly seconds: number;
  readonly points: number;
};

/** A member's part for writers of one month: what was shared out before, and what is now; they differ after refunds. */
export type MemberShare = { readonly currency: string; readonly before: number; readonly now: number };

export type MemberMonth = {
  /** `YYYY-MM`: the month that they read in, and paid for. */
  readonly period: string;
  readonly shares: readonly MemberShare[];
  readonly reads: readonly StoryRead[];
};

/** As an author, or as an editor of where the story stands; either way it is one person's money. */
export type Earner = { readonly kind: 'writer' | 'editor'; readonly id: string };

export type EarningLine = {
  readonly earner: Earner;
  readonly period: string;
  readonly source: 'READERS' | 'STAFF_PICKS';
  readonly storyId: string;
  readonly day: string;
  readonly currency: string;
  readonly members: number;
  readonly seconds: number;
  readonly points: number;
  readonly micros: number;
  /** Whose editor they are paid as; null for authors. */
  readonly publicationId: string | null;
  readonly percent: number;
};

export type Statement = {
  readonly personId: string;
  readonly currency: string;
  readonly micros: number;
  /** What is posted, in minor units: what is below a cent goes to the account of roundings. */
  readonly amount: number;
};

export type SettledMonth = {
  readonly lines: readonly EarningLine[];
  readonly statements: readonly Statement[];
  /** By currency: what writers' parts came to, and of it what waits for staff picks of a later month, in millionths. */
  readonly funds: readonly { readonly currency: string; readonly received: number; readonly carried: number }[];
};

type Cell = { readonly period: string; readonly storyId: string; readonly day: string; readonly currency: string };
type Sums = { members: number; seconds: number; points: number; micros: number };

export type Settlement = {
  readonly add: (member: MemberMonth) => void;
  readonly finish: () => SettledMonth;
};

type Given = {
  /** `YYYY-MM`: the month that is closed. */
  readonly period: string;
  /** Among whom what a story earns is divided, as it stood on the day of a read. */
  readonly sharesOf: (period: string, storyId: string, day: string) => readonly StoryShare[] | undefined;
  readonly isStaffPick: (storyId: string) => boolean;
  /** What waits for staff picks from months before, by currency, in millionths. */
  readonly carried: ReadonlyMap<string, number>;
};

/**
 * Shares out a month: what each member paid goes to the stories that this member read, by points, and to nobody else
 * (rule 109). Members may come in any order: sums alone are kept, and rounded once for each earner.
 */
export function openSettlement({ period, sharesOf, isStaffPick, carried }: Given): Settlement {
  const cells = new Map<string, Cell & Sums>();
  const unread = new Map(carried);
  const received = new Map<string, number>();

  function add(member: MemberMonth): void {
    const reads = member.reads.filter(({ points }) => points > 0).toSorted(byStory);
    const weights = reads.map(({ points }) => points);
    for (const { currency, before, now } of member.shares) {
      received.set(currency, (received.get(currency) ?? 0) + now - before);
      if (reads.length === 0) unread.set(currency, (unread.get(currency) ?? 0) + now - before);
      // From what was shared out before, and not from the difference: refunded and paid again, all is as it was.
      const old = before === 0 ? [] : shareByWeight(before, weights);
      for (const [place, share] of shareByWeight(now, weights).entries()) {
        const read = reads[place];
        if (read !== undefined) addRead(member.period, currency, read, share - (old[place] ?? 0), before !== 0);
      }
    }
  }

  function addRead(of: string, currency: string, read: StoryRead, micros: number, isCorrection: boolean): void {
    const key = `${of} ${read.storyId} ${read.day} ${currency}`;
    let cell = cells.get(key);
    if (cell === undefined) {
      const { storyId, day } = read;
      cells.set(key, (cell = { period: of, storyId, day, currency, members: 0, seconds: 0, points: 0, micros: 0 }));
    }
    cell.micros += micros;
    if (isCorrection) return;
    cell.members += 1;
    cell.seconds += read.seconds;
    cell.points += read.points;
  }

  function finish(): SettledMonth {
    const sorted = [...cells].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, cell]) => cell);
    const lines: EarningLine[] = [];
    for (const cell of sorted) lines.push(...split(cell, 'READERS', unread));
    for (const currency of [...unread.keys()].toSorted()) lines.push(...shareStaffPicks(currency, sorted));
    const funds = [...new Set([...received.keys(), ...unread.keys()])].toSorted().map((currency) => ({
      currency,
      received: received.get(currency) ?? 0,
      carried: unread.get(currency) ?? 0,
    }));
    return { lines, statements: statementsOf(lines), funds };
  }

  /** What nobody's reading claimed goes to the staff picks of the month, by what members read of them. */
  function shareStaffPicks(currency: string, sorted: readonly (Cell & Sums)[]): readonly EarningLine[] {
    const fund = unread.get(currency) ?? 0;
    const picks = sorted.filter(
      (cell) => cell.period === period && cell.currency === currency && cell.points > 0 && isStaffPick(cell.storyId),
    );
    if (fund <= 0 || picks.length === 0) return [];
    unread.set(currency, 0);
    const weights = picks.map(({ points }) => points);
    return shareByWeight(fund, weights).flatMap((micros, place) => {
      const pick = picks[place];
      return pick === undefined ? [] : split({ ...pick, micros }, 'STAFF_PICKS', unread);
    });
  }

  /** Largest remainders to the earlier ones; what falls to nobody is unclaimed. */
  function split(
    cell: Cell & Sums,
    source: EarningLine['source'],
    unclaimed: Map<string, number>,
  ): readonly EarningLine[] {
    const shares = sharesOf(cell.period, cell.storyId, cell.day) ?? [];
    const { period: of, storyId, day, currency, members, seconds, points } = cell;
    const about = { period: of, source, storyId, day, currency, members, seconds, points };
    const amounts = shareByWeight(
      cell.micros,
      shares.map(({ weight }) => weight),
    );
    let left = cell.micros;
    const lines = shares.flatMap(({ personId, publicationId, percent }, place): readonly EarningLine[] => {
      if (personId === null) return [];
      const micros = amounts[place] ?? 0;
      left -= micros;
      const kind = publicationId === null ? 'writer' : 'editor';
      return [{ ...about, earner: { kind, id: personId }, micros, publicationId, percent }];
    });
    if (left !== 0) unclaimed.set(cell.currency, (unclaimed.get(cell.currency) ?? 0) + left);
    return lines;
  }

  return { add, finish };
}

function byStory(one: StoryRead, other: StoryRead): number {
  return one.storyId < other.storyId ? -1 : 1;
}

/** One a person and currency, whatever they are paid as. */
function statementsOf(lines: readonly EarningLine[]): readonly Statement[] {
  const sums = new Map<string, { readonly personId: string; readonly currency: string; micros: number }>();
  for (const { earner, currency, micros } of lines) {
    const key = `${earner.id} ${currency}`;
    const sum = sums.get(key) ?? { personId: earner.id, currency, micros: 0 };
    sum.micros += micros;
    sums.set(key, sum);
  }
  return [...sums]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { personId, currency, micros }]) => ({
      personId,
      currency,
      micros,
      amount: Math.floor(micros / MICROS_OF_MINOR),
    }));
}
