import { createElement, Fragment, type ReactNode } from 'react';

const ARGUMENT = /\{(\w+)\}/;

/** A message of the catalogue with elements in the places of its arguments. */
export function FilledMessage({ message, ...values }: { message: string } & Readonly<Record<string, ReactNode>>) {
  // Split by a pattern with a group: every second piece is the name of an argument.
  const pieces = message.split(ARGUMENT).map((piece, index) => (index % 2 === 0 ? piece : values[piece]));
  return createElement(Fragment, null, ...pieces);
}
