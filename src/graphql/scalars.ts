import { GraphQLError, Kind, type GraphQLScalarType } from 'graphql';

type Serialize = (value: unknown) => unknown;

function serializeTimestamp(value: unknown): number {
  const time = value instanceof Date ? value.getTime() : value;
  if (typeof time !== 'number' || !Number.isSafeInteger(time)) throw new GraphQLError('A timestamp is a whole number.');
  return time;
}

/** The years 1 to 9999: beyond them dates are invalid, or no database takes them. */
const FIRST_MOMENT = Date.parse('0001-01-01T00:00:00Z');
const LAST_MOMENT = Date.parse('9999-12-31T23:59:59.999Z');

function parseTimestamp(value: unknown): number {
  const time = serializeTimestamp(value);
  if (time < FIRST_MOMENT || time > LAST_MOMENT) throw new GraphQLError('A timestamp is within the years 1 to 9999.');
  return time;
}

function serializeUrl(value: unknown): string {
  const text = String(value);
  if (!/^https?:\/\//i.test(text)) throw new GraphQLError('An address begins with http or https.');
  return text;
}

function serializeColour(value: unknown): string {
  const text = String(value);
  if (!/^#[0-9a-f]{8}$/i.test(text)) throw new GraphQLError('Invalid color string');
  return text;
}

const serializers: Readonly<Record<string, Serialize>> = {
  Timestamp: serializeTimestamp,
  Url: serializeUrl,
  Colour: serializeColour,
};

const parsers: Readonly<Record<string, Serialize>> = { ...serializers, Timestamp: parseTimestamp };

/** Gives a scalar of the schema its way out and in; what comes in is checked at least as much. */
export function completeScalar(type: GraphQLScalarType): void {
  const serialize = serializers[type.name];
  const parse = parsers[type.name];
  if (serialize === undefined || parse === undefined) return;
  type.serialize = serialize;
  type.parseValue = parse;
  type.parseLiteral = (node) => {
    if (node.kind === Kind.INT) return parse(Number(node.value));
    if (node.kind === Kind.STRING) return parse(node.value);
    throw new GraphQLError(`${type.name} cannot be written so.`);
  };
}
