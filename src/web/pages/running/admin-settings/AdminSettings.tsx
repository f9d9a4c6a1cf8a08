import { operatorSettingMessages as messages } from '#shared/messages/operator-settings.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Note } from '#web/parts/frame/Note.tsx';
import { AdminFrame } from '#web/features/running/admin/AdminFrame.tsx';
import { AdminSettingsPageQueryDocument } from '#web/generated/AdminSettingsPageQuery.ts';
import { SettingForm } from './SettingForm.tsx';

/** Every setting of the site, each with what it does and the way to change it. */
export function AdminSettings({ route }: { readonly route: RouteMatch }) {
  const { data } = useQuery(AdminSettingsPageQueryDocument);
  return (
    <AdminFrame title={messages.title}>
      <Note>{messages.text}</Note>
      {data?.operatorSettings?.map((setting) => (
        <SettingForm key={setting.id} setting={setting} route={route} />
      ))}
    </AdminFrame>
  );
}
