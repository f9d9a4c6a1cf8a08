import { type ComponentProps, useState } from 'react';
import { operatorSettingMessages as messages } from '#shared/messages/operator-settings.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { Field } from '#web/parts/field/Field.tsx';
import { siteCheckMessages } from '#shared/messages/site-checks.ts';
import { SiteChecks } from '#web/features/running/admin/SiteChecks.tsx';
import { AdminFrame } from '#web/features/running/admin/AdminFrame.tsx';
import { AdminSettingsPageQueryDocument } from '#web/generated/AdminSettingsPageQuery.ts';
import type { OperatorSettingRow } from '#web/generated/fragments.ts';
import styles from './AdminSettings.module.css';
import type { SettingCodes } from './SettingCell.tsx';
import { nameOf, SettingForm } from './SettingForm.tsx';

/** What can be tried where it is set. */
const checks: Partial<Readonly<Record<Group, Omit<ComponentProps<typeof SiteChecks>, 'route'>>>> = {
  MAIL: { label: siteCheckMessages.checkMail, names: ['mail'], canSendMail: true },
  MEMBERSHIP: { label: siteCheckMessages.checkPayments, names: ['payments'] },
  DOMAINS: { label: siteCheckMessages.checkDomains, names: ['certificates', 'proxy'] },
  OPERATIONS: { label: siteCheckMessages.checkFiles, names: ['storage', 'disk'] },
};

const NO_CODES: SettingCodes = { countries: [], currencies: [], languages: [] };

type Group = OperatorSettingRow['group'];
const groups = Object.entries(messages.groups) as readonly (readonly [Group, string])[];

/** Every setting of the site under its heading, each with what it does and the way to change it. */
export function AdminSettings({ route }: { readonly route: RouteMatch }) {
  const { data } = useQuery(AdminSettingsPageQueryDocument);
  const [sought, setSought] = useState('');
  const settings = data?.operatorSettings ?? [];
  const codes = data?.operatorSettingNames ?? NO_CODES;
  const found = new Set(settings.filter((setting) => isFound(setting, sought)).map(({ id }) => id));
  return (
    <AdminFrame title={messages.title}>
      <Note>{messages.text}</Note>
      <nav aria-label={messages.sections}>
        <ul className={styles.groups}>
          {groups.map(([group, title]) => (
            <li key={group}>
              <a href={`#${anchorOf(group)}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Field
        label={messages.find}
        name="sought"
        type="search"
        autoComplete="off"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      <output>{found.size === 0 && <EmptyText text={messages.noneFound} />}</output>
      {groups.map(([group, title]) => {
        const own = settings.filter((setting) => setting.group === group);
        return (
          // What is typed into one that is not found stays in it.
          <div key={group} id={anchorOf(group)} hidden={!own.some(({ id }) => found.has(id))} className={styles.group}>
            <Section title={title}>
              {checks[group] !== undefined && <SiteChecks {...checks[group]} route={route} />}
              {own.map((setting) => (
                <div key={setting.id} id={setting.id} hidden={!found.has(setting.id)} className={styles.setting}>
                  <SettingForm setting={setting} codes={codes} route={route} />
                </div>
              ))}
            </Section>
          </div>
        );
      })}
    </AdminFrame>
  );
}

function isFound(setting: OperatorSettingRow, sought: string): boolean {
  const text = `${nameOf(setting.id)} ${setting.id} ${setting.purpose}`.toLowerCase();
  return sought
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function anchorOf(group: Group): string {
  return group.toLowerCase().replaceAll('_', '-');
}
