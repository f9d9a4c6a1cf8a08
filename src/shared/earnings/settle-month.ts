import { MICROS_OF_MINOR } from './fee-slices.ts';
import { shareByWeight } from './share-by-weight.ts';

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

/** Among whom what a story earns is split. Weights of authors are whole. */
export type StorySplit = {
  readonly editors: { readonly publicationId: string; readonly percent: number } | null;
  readonly authors: readonly { readonly personId: string; readonly weight: number; readonly isEnrolled: boolean }[];
};

export type Earner = { readonly kind: 'writer' | 'editor_cut'; readonly id: string };

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
};

export type Statement = {
  readonly earner: Earner;
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
  readonly splitOf: (period: string, storyId: string) => StorySplit | undefined;
  readonly isStaffPick: (storyId: string) => boolean;
  /** What waits for staff picks from months before, by currency, in millionths. */
  readonly carried: ReadonlyMap<string, number>;
};

/**
 * Shares out a month: what each member paid goes to the stories that this member read, by points, and to nobody else
 * (rule 109). Members may come in any order: sums alone are kept, and rounded once for each earner.
 */
export function openSettlement({ period, splitOf, isStaffPick, carried }: Given): Settlement {
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

  /** The editors' percent first, then the authors by weight; what falls to an author who is not enrolled is unclaimed. */
  function split(
    cell: Cell & Sums,
    source: EarningLine['source'],
    unclaimed: Map<string, number>,
  ): readonly EarningLine[] {
    const { editors, authors } = splitOf(cell.period, cell.storyId) ?? { editors: null, authors: [] };
    const [cut = 0, rest = 0] = shareByWeight(cell.micros, [editors?.percent ?? 0, 100 - (editors?.percent ?? 0)]);
    const shares = shareByWeight(
      rest,
      authors.map(({ weight }) => weight),
    );
    const lines: EarningLine[] = [];
    const { period: of, storyId, day, currency, members, seconds, points } = cell;
    const about = { period: of, source, storyId, day, currency, members, seconds, points };
    let left = cell.micros;
    const isAnyEnrolled = authors.some(({ isEnrolled }) => isEnrolled);
    if (editors !== null && editors.percent > 0 && isAnyEnrolled) {
      lines.push({ ...about, earner: { kind: 'editor_cut', id: editors.publicationId }, micros: cut });
      left -= cut;
    }
    for (const [place, { personId, isEnrolled }] of authors.entries()) {
      if (!isEnrolled) continue;
      const micros = shares[place] ?? 0;
      lines.push({ ...about, earner: { kind: 'writer', id: personId }, micros });
      left -= micros;
    }
    if (left !== 0) unclaimed.set(cell.currency, (unclaimed.get(cell.currency) ?? 0) + left);
    return lines;
  }

  return { add, finish };
}

function byStory(one: StoryRead, other: StoryRead): number {
  return one.storyId < other.storyId ? -1 : 1;
}

function statementsOf(lines: readonly EarningLine[]): readonly Statement[] {
  const sums = new Map<string, { readonly earner: Earner; readonly currency: string; micros: number }>();
  for (const { earner, currency, micros } of lines) {
    const key = `${earner.kind} ${earner.id} ${currency}`;
    const sum = sums.get(key) ?? { earner, currency, micros: 0 };
    sum.micros += micros;
    sums.set(key, sum);
  }
  return [...sums]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { earner, currency, micros }]) => ({
      earner,
      currency,
      micros,
      amount: Math.floor(micros / MICROS_OF_MINOR),
    }));
}
