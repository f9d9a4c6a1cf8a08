import type { ModuleNews } from '#modules/ground/module-news.ts';

const ADMINS = `
  select r.person_id as id from platform_role r join person p on p.id = r.person_id and p.state = 'active'
  where r.role = 'ADMIN' order by 1`;

export const news = {
  /** Tells administrators that nobody takes the site's mail (rule 301). */
  'mail.notTaken': async (database, { key }) => {
    const admins = await database.query<{ readonly id: string }>('mail_admins', ADMINS, []);
    const recipientIds = admins.map(({ id }) => id);
    return [{ kind: 'MAIL_NOT_TAKEN', recipientIds, bundleKey: `mail-not-taken:${key}`, actorId: null }];
  },
} satisfies ModuleNews;
