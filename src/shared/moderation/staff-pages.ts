import type { PlatformRole } from './platform-roles.ts';

/** Whose role opens each page for staff; to others it is not there, and nothing leads to it. */
const ROLES = {
  overview: ['ADMIN', 'MODERATOR', 'CURATOR', 'FINANCE'],
  start: ['ADMIN'],
  lookUp: ['ADMIN', 'MODERATOR', 'SUPPORT', 'FINANCE'],
  reports: ['ADMIN', 'MODERATOR'],
  appeals: ['ADMIN', 'MODERATOR'],
  legalNotices: ['ADMIN', 'MODERATOR'],
  waves: ['ADMIN', 'MODERATOR'],
  signUps: ['ADMIN', 'MODERATOR'],
  bannedLinks: ['ADMIN', 'MODERATOR'],
  servers: ['ADMIN', 'MODERATOR'],
  topics: ['ADMIN', 'CURATOR'],
  boosts: ['ADMIN', 'CURATOR'],
  authors: ['ADMIN'],
  pages: ['ADMIN'],
  coupons: ['ADMIN', 'FINANCE'],
  finance: ['ADMIN', 'FINANCE'],
  experiments: ['ADMIN'],
  mail: ['ADMIN'],
  settings: ['ADMIN'],
  errors: ['ADMIN'],
  audit: ['ADMIN'],
  jobs: ['ADMIN', 'MODERATOR'],
  status: ['ADMIN', 'MODERATOR'],
} as const satisfies Readonly<Record<string, readonly PlatformRole[]>>;

export type StaffPage = keyof typeof ROLES;

/** Whether one of somebody's roles opens a page for staff. */
export function opensStaffPage(roles: readonly PlatformRole[], page: StaffPage): boolean {
  return ROLES[page].some((role) => roles.includes(role));
}
