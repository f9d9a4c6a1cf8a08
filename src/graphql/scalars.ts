import { GraphQLError, Kind, type GraphQLScalarType } from 'graphql';

type Serialize = (value: unknown) => unknown;

function serializeTimestamp(value: unknown): number {
  const time = value instanceof Date ? value.getTime() : value;
  if (typeof time !== 'number' || !Number.isSafeInteger(time)) throw new GraphQLError('A timestamp is a whole number.');
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

/** Gives a scalar of the schema its way out and in; the same check both ways. */
export function completeScalar(type: GraphQLScalarType): void {
  const serialize = serializers[type.name];
  if (serialize === undefined) return;
  type.serialize = serialize;
  type.parseValue = serialize;
  type.parseLiteral = (node) => {
    if (node.kind === Kind.INT) return serialize(Number(node.value));
    if (node.kind === Kind.STRING) return serialize(node.value);
    throw new GraphQLError(`${type.name} cannot be written so.`);
  };
}
