import { facetLexeme } from '../word-vector.ts';
import type { Filter, FilterClauses } from './filter.ts';

/** What filters come to in the database. */
export type FilterConditions = {
  /** Texts of tsqueries, all of which must hold. */
  readonly facets: readonly string[];
  /** A jsonpath predicate over the numbers of an entry; null where nothing is asked of them. */
  readonly numbers: string | null;
  /** Whether something is asked that an index finds, and not only left out. */
  readonly isPositive: boolean;
};

/** Names of numbers are written into a jsonpath, so they are letters. */
const NAME = /^[A-Za-z_]\w*$/;

/** Each clause is of one kind: facets become words of the index, numbers a predicate. */
export function filterConditions(clauses: FilterClauses): FilterConditions {
  const facets = clauses.filter((clause) => clause.every(({ kind }) => kind === 'facet'));
  const numbers = clauses.filter((clause) => clause.some(({ kind }) => kind !== 'facet'));
  return {
    facets: facets.map((clause) => `(${clause.map(facetTerm).join(' | ')})`),
    numbers:
      numbers.length === 0 ? null : numbers.map((clause) => `(${clause.map(numberTerm).join(' || ')})`).join(' && '),
    isPositive: facets.some((clause) => clause.every(({ isNot }) => !isNot)),
  };
}

function facetTerm(filter: Filter): string {
  if (filter.kind !== 'facet') return facetTerm({ kind: 'facet', name: '', value: '', isNot: false });
  return (filter.isNot ? '!' : '') + facetLexeme(`${filter.name}:${filter.value}`);
}

/** What has no such number never fits, unless it is asked for what does not. */
function numberTerm(filter: Filter): string {
  if (filter.kind === 'facet' || !NAME.test(filter.name)) return '(1 == 2)';
  const number = `$."${filter.name}"`;
  const term =
    filter.kind === 'range'
      ? `(${number} >= ${filter.from} && ${number} <= ${filter.to})`
      : `(${number} ${sign[filter.comparison]} ${filter.value})`;
  return filter.isNot ? `(!${term})` : term;
}

const sign = { '<': '<', '<=': '<=', '=': '==', '!=': '!=', '>=': '>=', '>': '>' } as const;
