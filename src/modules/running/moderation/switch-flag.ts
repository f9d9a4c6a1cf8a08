import { moderationMessages as messages } from '#shared/messages/moderation.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { flags } from '#modules/ground/flags/flag-list.ts';
import { readFlags } from '#modules/ground/flags/read-flags.ts';
import { setFlag } from '#modules/ground/flags/set-flag.ts';
import { notFound } from '#modules/ground/refusals.ts';
import { canSwitchFlags } from '#modules/ground/roles/roles.policy.ts';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';

/** Turns a flag on or off for the whole site (CORE-5). Undefined where there is no such flag. */
export async function switchFlag(
  context: CommandContext,
  input: { readonly name: string; readonly isOn: boolean },
): Promise<{ readonly type: 'SwitchedFlag' } | { readonly type: 'NotFound'; readonly message: string }> {
  mustBeAllowed(canSwitchFlags(context));
  const flag = flags.find(({ name }) => name === input.name);
  if (flag === undefined) return notFound(messages.unknownFlag);
  return withTransaction(context, async (inside) => {
    const before = (await readFlags(inside.database)).get(flag.name);
    await setFlag(inside, flag.name, input.isOn);
    await writeAudit(inside, {
      action: 'flag.switched',
      targetKind: 'flag',
      targetId: flag.name,
      before: { value: before },
      after: { value: input.isOn },
    });
    return { type: 'SwitchedFlag' };
  });
}
