export type MutedKind = 'person' | 'publication' | 'tag';
export type Mute = { readonly muterId: string; readonly kind: MutedKind; readonly id: string };
