import { MICROS_OF_MINOR } from './fee-slices.ts';
import { type Cell, openCells } from './month-cells.ts';
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
  /** Made anew each time that they are gone through: a month of a large site has millions. */
  readonly lines: Iterable<EarningLine>;
  readonly statements: readonly Statement[];
  /** By currency: what writers' parts came to, and of it what waits for staff picks of a later month, in millionths. */
  readonly funds: readonly { readonly currency: string; readonly received: number; readonly carried: number }[];
};

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
  const cells = openCells();
  const unread = new Map(carried);
  const received = new Map<string, number>();

  function add(member: MemberMonth): void {
    const reads = member.reads.filter(({ points }) => points > 0).toSorted(byStory);
    const weights = reads.map(({ points }) => points);
    for (const { currency, before, now } of member.shares) {
      addTo(received, currency, now - before);
      if (reads.length === 0) addTo(unread, currency, now - before);
      const group = cells.groupOf(member.period, currency);
      // From what was shared out before, and not from the difference: refunded and paid again, all is as it was.
      const old = before === 0 ? [] : shareByWeight(before, weights);
      for (const [place, share] of shareByWeight(now, weights).entries()) {
        const read = reads[place];
        if (read === undefined) continue;
        const micros = share - (old[place] ?? 0);
        const isCorrection = before !== 0;
        cells.add(group, isCorrection ? { ...read, ...NO_READ, micros } : { ...read, members: 1, micros });
      }
    }
  }

  function finish(): SettledMonth {
    const sums = new Map<string, StatementSum>();
    const picks: Cell[] = [];
    for (const cell of cells.sorted()) {
      const { lines, left } = split(cell, 'READERS');
      addLines(sums, lines);
      if (left !== 0) addTo(unread, cell.currency, left);
      if (cell.period === period && cell.points > 0 && isStaffPick(cell.storyId)) picks.push(cell);
    }
    const picked = [...unread.keys()].toSorted().flatMap((currency) => shareStaffPicks(currency, picks));
    addLines(sums, picked);
    const funds = [...new Set([...received.keys(), ...unread.keys()])].toSorted().map((currency) => ({
      currency,
      received: received.get(currency) ?? 0,
      carried: unread.get(currency) ?? 0,
    }));
    return { lines: { [Symbol.iterator]: () => allLines(picked) }, statements: statementsOf(sums), funds };
  }

  function* allLines(picked: readonly EarningLine[]): Generator<EarningLine> {
    for (const cell of cells.sorted()) yield* split(cell, 'READERS').lines;
    yield* picked;
  }

  /** What nobody's reading claimed goes to the staff picks of the month, by what members read of them. */
  function shareStaffPicks(currency: string, all: readonly Cell[]): readonly EarningLine[] {
    const fund = unread.get(currency) ?? 0;
    const picks = all.filter((cell) => cell.currency === currency);
    if (fund <= 0 || picks.length === 0) return [];
    unread.set(currency, 0);
    const weights = picks.map(({ points }) => points);
    return shareByWeight(fund, weights).flatMap((micros, place) => {
      const pick = picks[place];
      if (pick === undefined) return [];
      const { lines, left } = split({ ...pick, micros }, 'STAFF_PICKS');
      if (left !== 0) addTo(unread, currency, left);
      return lines;
    });
  }

  /** Largest remainders to the earlier ones; what falls to nobody is left. */
  function split(
    cell: Cell,
    source: EarningLine['source'],
  ): { readonly lines: readonly EarningLine[]; readonly left: number } {
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
    return { lines, left };
  }

  return { add, finish };
}

/** A correction gives or takes money, and nobody read again. */
const NO_READ = { members: 0, seconds: 0, points: 0 } as const;

function addTo(sums: Map<string, number>, key: string, amount: number): void {
  sums.set(key, (sums.get(key) ?? 0) + amount);
}

function byStory(one: StoryRead, other: StoryRead): number {
  return one.storyId < other.storyId ? -1 : 1;
}

type StatementSum = { readonly personId: string; readonly currency: string; micros: number };

/** One a person and currency, whatever they are paid as. */
function addLines(sums: Map<string, StatementSum>, lines: readonly EarningLine[]): void {
  for (const { earner, currency, micros } of lines) {
    const key = `${earner.id} ${currency}`;
    const sum = sums.get(key) ?? { personId: earner.id, currency, micros: 0 };
    sum.micros += micros;
    sums.set(key, sum);
  }
}

function statementsOf(sums: ReadonlyMap<string, StatementSum>): readonly Statement[] {
  return [...sums]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { personId, currency, micros }]) => ({
      personId,
      currency,
      micros,
      amount: Math.floor(micros / MICROS_OF_MINOR),
    }));
}
