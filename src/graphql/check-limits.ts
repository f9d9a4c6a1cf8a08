import { GraphQLError } from 'graphql';
import { formatMessage, type MessageArguments } from '#shared/messages/format-message.ts';
import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import { type Measure, documentLimits } from './document-limits.ts';

/** The sentence that refuses an operation that asks for too much; undefined if it's within the limits. */
export function refuseByLimits(measure: Measure): GraphQLError | undefined {
  const { depth, cost } = measure;
  if (depth > documentLimits.depth) return tooDeep(depth);
  if (cost > documentLimits.cost) {
    return tooMuch(graphErrorMessages.tooComplex, { cost, most: documentLimits.cost });
  }
  for (const what of ['fields', 'aliases', 'directives'] as const) {
    if (measure[what] > documentLimits[what]) return tooMany(measure[what], what);
  }
  return undefined;
}

export function tooDeep(depth: number): GraphQLError {
  return tooMuch(graphErrorMessages.tooDeep, { depth, most: documentLimits.depth });
}

const WORDS = {
  fields: graphErrorMessages.fields,
  aliases: graphErrorMessages.aliases,
  directives: graphErrorMessages.directives,
  spreads: graphErrorMessages.spreads,
  pairs: graphErrorMessages.pairs,
  characters: graphErrorMessages.characters,
} as const;

export function tooMany(count: number, what: keyof typeof WORDS): GraphQLError {
  return tooMuch(graphErrorMessages.tooMany, { count, what: WORDS[what], most: documentLimits[what] });
}

function tooMuch<const Text extends string>(message: Text, ...values: MessageArguments<Text>): GraphQLError {
  return new GraphQLError(formatMessage(message, ...values), { extensions: { code: 'OPERATION_TOO_COMPLEX' } });
}
