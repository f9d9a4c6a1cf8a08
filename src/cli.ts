import { adminCommand } from './cli/admin-command.ts';
import { backupCommand } from './cli/backup-command.ts';
import { doctorCommand } from './cli/doctor-command.ts';
import { earningsCommand } from './cli/earnings-command.ts';
import { exportCommand } from './cli/export-command.ts';
import { importCommand } from './cli/import-command.ts';
import { restoreCommand } from './cli/restore-command.ts';
import { secretCommand } from './cli/secret-command.ts';
import { statsCommand } from './cli/stats-command.ts';
import { upgradeCommand } from './cli/upgrade-command.ts';
import { cliTexts } from './cli/texts.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { describeFailure } from '#platform/process/start-error.ts';

const commands: Readonly<Record<string, (parameters: readonly string[]) => Promise<number>>> = {
  import: importCommand,
  export: exportCommand,
  backup: backupCommand,
  restore: restoreCommand,
  admin: adminCommand,
  doctor: doctorCommand,
  earnings: earningsCommand,
  secret: secretCommand,
  stats: statsCommand,
  upgrade: upgradeCommand,
};

const COULD_NOT = 1;

// A reader that closes the pipe after the first lines, such as `head`, has read enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const [name, ...parameters] = process.argv.slice(2);

if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
  process.stdout.write(cliTexts.help);
} else {
  const command = commands[name];
  if (command === undefined) {
    process.stderr.write(`${formatMessage(cliTexts.unknownCommand, { name })}\n`);
    process.exitCode = 2;
  } else {
    process.exitCode = await command(parameters).catch((error: unknown) => {
      process.stderr.write(`${describeFailure(error)}\n`);
      return COULD_NOT;
    });
  }
}
