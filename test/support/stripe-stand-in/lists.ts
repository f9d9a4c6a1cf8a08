import { invalid } from './api-fault.ts';
import { list, type Params, record, text } from './form.ts';
import type { State } from './state.ts';

type Resource = { readonly id: string; readonly created: number };
type Page = { object: 'list'; data: unknown[]; has_more: boolean; url: string };

const MOST = 100;

/** A page of a list as Stripe gives it: the newest first, and from either side of one that is named. */
export function pageOf(url: string, params: Params, resources: Iterable<Resource>): Page {
  const limit = Number(text(params, 'limit') ?? 10);
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST) {
    throw invalid('limit', 'parameter_invalid_integer', 'Limit must be between 1 and 100.');
  }
  const all = [...resources].filter(isWithin(record(params, 'created'))).toReversed();
  const place = (name: string): number => all.findIndex(({ id }) => id === text(params, name));
  if (text(params, 'ending_before') !== null) {
    const before = all.slice(0, Math.max(place('ending_before'), 0));
    return { object: 'list', data: before.slice(-limit), has_more: before.length > limit, url };
  }
  const after = text(params, 'starting_after') === null ? all : all.slice(place('starting_after') + 1);
  return { object: 'list', data: after.slice(0, limit), has_more: after.length > limit, url };
}

function isWithin(range: Params): (resource: Resource) => boolean {
  const bound = (name: string, otherwise: number): number => Number(text(range, name) ?? otherwise);
  return ({ created }) =>
    created >= bound('gte', -Infinity) &&
    created > bound('gt', -Infinity) &&
    created <= bound('lte', Infinity) &&
    created < bound('lt', Infinity);
}

/** The answer with what was asked for whole in the place of its ids: `latest_charge`, `data.payment_method`. */
export function expanded(state: State, params: Params, answer: object): object {
  const paths = list(params, 'expand');
  if (paths.length === 0) return answer;
  const whole = structuredClone(answer);
  for (const path of paths) expand(state, whole, path.split('.'));
  return whole;
}

function expand(state: State, place: unknown, [key, ...rest]: readonly string[]): void {
  if (key === undefined || typeof place !== 'object' || place === null) return;
  if (Array.isArray(place)) {
    for (const one of place) expand(state, one, [key, ...rest]);
    return;
  }
  const holder = place as Record<string, unknown>;
  const value = holder[key];
  if (typeof value === 'string') holder[key] = structuredClone(resourceOf(state, value)) ?? value;
  expand(state, holder[key], rest);
}

function resourceOf(state: State, id: string): object | undefined {
  const { customers, methods, intents, setups, charges, refunds, disputes, entries } = state;
  for (const kept of [customers, methods, intents, setups, charges, refunds, disputes, entries]) {
    const found = kept.get(id);
    if (found) return found;
  }
  return undefined;
}
