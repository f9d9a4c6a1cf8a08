import { type ComponentType, createContext, createElement, use } from 'react';

/** What JSON says in full: two props of the same text draw the same. */
type Plain = string | number | boolean | null | undefined | readonly Plain[] | { readonly [name: string]: Plain };
export type PlainProps<Props> = { readonly [Name in keyof Props]: Plain };

/** Draws a card where visitors see it, or takes it from what was drawn before of the same props. */
export type DrawKept = <Props extends PlainProps<Props>>(
  name: string,
  Card: ComponentType<Props>,
  props: Props,
) => { readonly element: string; readonly className: string; readonly html: string };

/** Given by the server for a page that is for everybody; undefined for whoever is signed in, and in browsers. */
export const DrawKeptContext = /* @__PURE__ */ createContext<DrawKept | undefined>(undefined);

/**
 * A card that hangs on its props and the site alone: no viewer, no route, no graph. The server draws it once for
 * all pages that show it, until what it shows changes; in browsers it is the component itself. Its outermost
 * element has a class and nothing else.
 */
export function kept<Props extends PlainProps<Props>>(name: string, Card: ComponentType<Props>): ComponentType<Props> {
  if (!import.meta.env.SSR) return Card;
  return function Kept(props: Props) {
    const draw = use(DrawKeptContext);
    if (draw === undefined) return <Card {...props} />;
    const { element, className, html } = draw<Props>(name, Card, props);
    return createElement(element, { className, dangerouslySetInnerHTML: { __html: html } });
  };
}
