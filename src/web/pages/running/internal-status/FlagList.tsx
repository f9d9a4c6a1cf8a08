import { useState } from 'react';
import { adminMessages as messages } from '#shared/messages/admin.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { PlainList } from '#web/parts/list/PlainList.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { CheckRow } from '#web/parts/field/CheckRow.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import type { InternalStatusView } from '#web/generated/fragments.ts';
import { SwitchFlagDocument } from '#web/generated/SwitchFlag.ts';
import { FlagAudienceForm } from './FlagAudienceForm.tsx';

type FlagListProps = {
  readonly flags: InternalStatusView['flags'];
  readonly canSwitch: boolean;
  readonly route: RouteMatch;
};

/** Every flag with a box that switches it for the whole site. */
export function FlagList({ flags, canSwitch, route }: FlagListProps) {
  const { run, isRunning, failure } = useChange(SwitchFlagDocument, { says: 'here' });
  const [shown, setShown] = useState(flags);
  const change = async (name: string, isOn: boolean) => {
    const after = await run({ name, isOn });
    // The status has no id by which the page's own answer would change with it.
    if (after !== undefined) setShown(after.flags);
  };
  return (
    <Section title={messages.flagsTitle}>
      <Note>{messages.flagsText}</Note>
      <AdminError failure={failure} route={route} />
      <PlainList>
        {shown.map(({ name, purpose, owner, endsOn, isOn, isOnByDefault, audience }) => (
          <li key={name}>
            <CheckRow>
              <input
                id={`flag-${name}`}
                type="checkbox"
                checked={isOn}
                disabled={isRunning || !canSwitch}
                onChange={(event) => void change(name, event.currentTarget.checked)}
                aria-describedby={`note-${name}`}
              />
              <div>
                <label htmlFor={`flag-${name}`}>{name}</label>
                {isOn !== isOnByDefault && ` (${messages.changed})`}
                <Note id={`note-${name}`}>{formatMessage(messages.flagNote, { purpose, owner, endsOn })}</Note>
                {canSwitch && !isOn && (
                  <FlagAudienceForm
                    key={JSON.stringify(audience)}
                    name={name}
                    audience={audience}
                    route={route}
                    onChanged={setShown}
                  />
                )}
              </div>
            </CheckRow>
          </li>
        ))}
      </PlainList>
    </Section>
  );
}
