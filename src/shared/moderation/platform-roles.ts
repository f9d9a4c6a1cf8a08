/** Who works for the site, each with less than all but the first (rule 161). */
export const platformRoles = ['ADMIN', 'MODERATOR', 'CURATOR', 'FINANCE', 'SUPPORT'] as const;

export type PlatformRole = (typeof platformRoles)[number];

export function isPlatformRole(text: string): text is PlatformRole {
  return platformRoles.some((role) => role === text);
}
