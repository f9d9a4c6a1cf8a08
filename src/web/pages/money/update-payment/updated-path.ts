import { buildPath } from '#shared/routes/build-path.ts';

/** The settings, with the parameter whose toast says that the method was updated. */
export function updatedPath(): string {
  return buildPath('ShowSettingsTab', { setting: 'membership' }, { updatedPayment: 1 });
}
