export type Comparison = '<' | '<=' | '=' | '!=' | '>=' | '>';

/** One thing that is asked of a hit. */
export type Filter =
  | { readonly kind: 'facet'; readonly name: string; readonly value: string; readonly isNot: boolean }
  | {
      readonly kind: 'number';
      readonly name: string;
      readonly comparison: Comparison;
      readonly value: number;
      readonly isNot: boolean;
    }
  | {
      readonly kind: 'range';
      readonly name: string;
      readonly from: number;
      readonly to: number;
      readonly isNot: boolean;
    };

/** All of these must hold; of each, one. */
export type FilterClauses = readonly (readonly Filter[])[];

/** What a client wrote that is no filter; the message is told to it. */
export class BadFilter extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadFilter';
  }
}
