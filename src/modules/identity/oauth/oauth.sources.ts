import type { MadeApp } from './change-apps.ts';
import type { Person } from '#modules/people/people/person.ts';

/** What a change to the viewer's own tokens and apps comes to, with the viewer as they are after it. */
type WithViewer<Value> = Value & { readonly viewer: Person };
export type MadeAppSource = WithViewer<MadeApp>;
