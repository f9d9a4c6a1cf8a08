import type { Person } from '#modules/people/people/person.ts';
import type { Publication } from './publication.ts';
import type { NavigationLink } from './read-pages.ts';

export type ImageSource = { readonly imageId: string };
export type NavigationSource = NavigationLink & { readonly publication: Publication };
export type SocialSource = Person | Publication;
