export type UpdatePreferencesSource = { readonly success: boolean; readonly personId: string };
