/** What becomes of a wish for a domain, from the wish until it is over (rule 146). */
export const domainStates = [
  'wanted',
  'dns_missing',
  'dns_wrong',
  'proved',
  'certificate_pending',
  'live',
  'failing',
  'released',
] as const;
export type DomainState = (typeof domainStates)[number];

/** What may happen to it: what its records say, how its certificate fares, and that it is let go. */
export const domainEvents = ['missing', 'wrong', 'right', 'ordered', 'ready', 'released'] as const;
export type DomainEvent = (typeof domainEvents)[number];

const unproved = { missing: 'dns_missing', wrong: 'dns_wrong', right: 'proved', released: 'released' } as const;
const proved = { ...unproved, ordered: 'certificate_pending', ready: 'live' } as const;
/** Whoever is there already stays for a while when the records go away. */
const shown = { missing: 'failing', wrong: 'failing', right: 'live', released: 'released' } as const;

/** Every move that there is; what stands in no row changes nothing. */
export const domainMoves: Readonly<Record<DomainState, Readonly<Partial<Record<DomainEvent, DomainState>>>>> = {
  wanted: unproved,
  dns_missing: unproved,
  dns_wrong: unproved,
  proved,
  certificate_pending: { ...proved, right: 'certificate_pending' },
  live: shown,
  failing: shown,
  released: {},
};

/** Where an event leads; undefined where it is none of this state's. */
export function moveDomain(state: DomainState, event: DomainEvent): DomainState | undefined {
  return domainMoves[state][event];
}

/** Whether readers are shown something there. */
export function isShown(state: DomainState): boolean {
  return state === 'live' || state === 'failing';
}
