import type { ReadContext } from '#modules/ground/read-context.ts';
import { parsePeriod } from '#shared/stats/stats-period.ts';
import type { SubscriberSource } from '#modules/telling/subscribers/subscribers.tables.ts';
import { currentMonth, readZone, type StatsWindow, windowOf } from './stats-window.ts';

/** Who has an audience. A newsletter has subscribers and no followers. */
export type AudienceOwner = { readonly kind: 'person' | 'publication' | 'newsletter'; readonly id: string };

export type Gained = { readonly followers: number; readonly subscribers: number; readonly left: number };
export type AudienceView = {
  readonly owner: AudienceOwner;
  readonly window: StatsWindow;
  readonly first: Date;
  readonly now: Date;
  /** For each part of the window. */
  readonly parts: readonly Gained[];
  readonly followerCount: number;
  readonly subscriberCount: number;
  /** Those who subscribe now, by the way they came. */
  readonly sources: readonly { readonly source: SubscriberSource; readonly count: number }[];
};

const owners = {
  person: {
    follows: 'follow_person f join person w on w.id = f.follower_id where f.person_id',
    list: 'first_of_person_id',
  },
  publication: {
    follows: 'follow_publication f join person w on w.id = f.follower_id where f.publication_id',
    list: 'first_of_publication_id',
  },
  newsletter: { follows: 'follow_person f join person w on false where f.person_id', list: 'newsletter_id' },
} as const;

/**
 * Accounts that are closed follow nobody; whoever left a list counts where they came and where they left. Who came with
 * a long list counts once they join, since they get nothing before (rule 72), and then since when their list says.
 */
function rowsOf(kind: AudienceOwner['kind']): string {
  const { follows, list } = owners[kind];
  return `
    f as materialized (select f.created_at as at from ${follows} = $1 and w.state = 'active'),
    s as materialized (
      select coalesce(s.joined_elsewhere_at, s.confirmed_at, s.created_at) as at, s.state, s.ended_at, s.source from subscriber s
      where s.${list} = $1 and s.state <> 'waiting' and not s.is_staged
    )`;
}

type Sums = {
  readonly first: Date | null;
  readonly followers: number;
  readonly subscribers: number;
  readonly sources: Readonly<Partial<Record<SubscriberSource, number>>> | null;
};

/** Counts who came to an owner, and who left, in a period. Whoever calls asks first who may. */
export async function openAudience(
  context: Pick<ReadContext, 'database' | 'clock' | 'viewer'>,
  owner: AudienceOwner,
  period: string | null | undefined,
): Promise<AudienceView> {
  const { database, clock } = context;
  const { kind, id } = owner;
  const now = clock.now();
  const sums = `
    with ${rowsOf(kind)}
    select least((select min(at) from f), (select min(at) from s)) as first,
      (select count(*)::int from f) as followers,
      (select count(*)::int from s where state = 'active') as subscribers,
      (select jsonb_object_agg(source, count) from
        (select source, count(*)::int as count from s where state = 'active' group by source) c) as sources`;
  const [zone, [known]] = await Promise.all([
    readZone(context),
    database.query<Sums>(`audience_sums_${kind}`, sums, [id]),
  ]);
  const first = known?.first ?? now;
  const window = windowOf(parsePeriod(period) ?? currentMonth(zone, now), zone, first, now);
  const gained = `
    with ${rowsOf(kind)}
    select part, sum(followers)::int as followers, sum(subscribers)::int as subscribers, sum(gone)::int as left from (
      select width_bucket(at, $2::timestamptz[]) as part, 1 as followers, 0 as subscribers, 0 as gone from f
      union all select width_bucket(at, $2::timestamptz[]), 0, 1, 0 from s
      union all select width_bucket(ended_at, $2::timestamptz[]), 0, 0, 1 from s where ended_at is not null
    ) moments where part between 1 and cardinality($2::timestamptz[]) - 1 group by part`;
  const rows = await database.query<Gained & { part: number }>(`audience_parts_${kind}`, gained, [id, window.bounds]);
  const found = new Map(rows.map(({ part, ...counts }) => [part - 1, counts]));
  const parts = window.bounds.slice(1).map((_, place) => found.get(place) ?? { followers: 0, subscribers: 0, left: 0 });
  const ways = ['site', 'form', 'import', 'added'] as const;
  return {
    owner,
    window,
    first,
    now,
    parts,
    followerCount: known?.followers ?? 0,
    subscriberCount: known?.subscribers ?? 0,
    sources: ways.map((source) => ({ source, count: known?.sources?.[source] ?? 0 })).filter(({ count }) => count > 0),
  };
}
