import type { Params } from './form.ts';
import type { State } from './state.ts';

/** One call: what its path names, what it brings, and what it answers. */
export type Endpoint = (state: State, params: Params, ids: readonly string[]) => object;

/** `GET /v1/charges/:id`, by method and path; `:id` stands for one segment. */
export type Endpoints = Readonly<Record<string, Endpoint>>;
