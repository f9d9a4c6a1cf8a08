import { operatorSettingMessages as messages } from '#shared/messages/operator-settings.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { canSwitchFlags } from '#modules/ground/roles/roles.policy.ts';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';
import { badRequest, conflict, notFound } from '#modules/ground/refusals.ts';
import { controlOf, groupOf, readTyped, type SettingControl, type SettingGroup } from './present-setting.ts';
import { readSettings } from './read-settings.ts';
import { setSetting } from './set-setting.ts';
import { lockSettings } from './settings.store.ts';
import {
  defaultSettings,
  isSettingName,
  settingFault,
  type SettingName,
  settingNames,
  settingRule,
} from './setting-list.ts';

/** A setting as an administrator sees it. */
export type OperatorSetting = {
  readonly id: SettingName;
  readonly purpose: string;
  /** Of a secret one the empty text: `isSet` says that there is something. */
  readonly value: string;
  readonly defaultValue: string;
  readonly isSet: boolean;
  readonly isSecret: boolean;
  /** The few words that it may be; none where it is a text. */
  readonly choices: readonly string[];
  readonly group: SettingGroup;
  readonly control: SettingControl;
};

/** Every setting of the operator; null for whoever may not change them. */
export async function readOperatorSettings(context: CommandContext): Promise<readonly OperatorSetting[] | null> {
  if (!canSwitchFlags(context)) return null;
  const values = await readSettings(context.database);
  return settingNames.map((name) => settingOf(name, values[name]));
}

/** What a change comes to. */
export type ChangeSettingOutcome =
  | OperatorSetting
  | { readonly type: 'BadRequest' | 'Conflict' | 'NotFound'; readonly message: string };

type SettingChange = {
  readonly name: string;
  /** As it was typed. */
  readonly value: string;
  /** What stood there when it was typed; undefined where nobody looked at it, as on the command line. */
  readonly seen?: string | undefined;
};

/**
 * Changes a setting for an administrator, from the next page on; the empty text takes it away, and the default is
 * there again. The audit keeps both values, but of a secret one only that there was one (rule 166).
 */
export async function changeSetting(
  context: CommandContext,
  { name, value: typed, seen }: SettingChange,
): Promise<ChangeSettingOutcome> {
  mustBeAllowed(canSwitchFlags(context));
  if (!isSettingName(name)) return notFound(formatMessage(messages.unknown, { name }));
  const value = readTyped(name, typed);
  const form = settingFault(name, value);
  if (form !== undefined) return badRequest(formatMessage(messages.wrong, { name: messages.names[name], form }));
  const unknown = name === 'onboarding.topicsToFollow' ? await findUnknownTopics(context, value) : [];
  if (unknown.length > 0) return badRequest(formatMessage(messages.unknownTopics, { topics: unknown.join(', ') }));
  return await withTransaction(context, async (inside) => {
    await lockSettings(inside.database);
    const before = (await readSettings(inside.database))[name];
    // What another tab or another administrator set meanwhile is not overwritten unseen.
    if (seen !== undefined && settingRule(name).isSecret !== true && seen !== before)
      return conflict(
        formatMessage(messages.changed, { name: messages.names[name], value: before || messages.nothing }),
      );
    await setSetting(inside, name, value);
    await writeAudit(inside, {
      action: 'setting.changed',
      targetKind: 'setting',
      targetId: name,
      before: told(name, before),
      after: told(name, value),
    });
    return settingOf(name, value === '' ? defaultSettings[name] : value);
  });
}

const UNKNOWN_TOPICS = `
  select w.slug from unnest(string_to_array(lower(trim($1)), ' ')) as w (slug)
  where w.slug <> '' and not exists (select from tag t where t.slug = w.slug and t.story_count > 0)`;

/** Topics that no story has would be left out without a word. */
async function findUnknownTopics({ database }: CommandContext, value: string): Promise<readonly string[]> {
  return (await database.query<{ slug: string }>('unknown_topics', UNKNOWN_TOPICS, [value])).map(({ slug }) => slug);
}

function told(name: SettingName, value: string): { readonly value: string } | { readonly isSet: boolean } {
  return settingRule(name).isSecret === true ? { isSet: value !== '' } : { value };
}

function settingOf(name: SettingName, value: string): OperatorSetting {
  const rule = settingRule(name);
  const isSecret = rule.isSecret === true;
  return {
    id: name,
    purpose: rule.purpose,
    value: isSecret ? '' : value,
    defaultValue: rule.defaultValue,
    isSet: value !== rule.defaultValue,
    isSecret,
    choices: 'choices' in rule ? rule.choices : [],
    group: groupOf(name),
    control: controlOf(name),
  };
}
