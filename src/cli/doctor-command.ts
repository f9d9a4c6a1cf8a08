import { formatMessage } from '#shared/messages/format-message.ts';
import { runChecks } from './doctor-checks.ts';
import { cliTexts } from './texts.ts';

/** `longhand doctor`: a line for each thing looked at; the exit status says whether all is well. */
export async function doctorCommand(parameters: readonly string[]): Promise<number> {
  if (parameters.includes('--help') || parameters.includes('-h')) {
    process.stdout.write(cliTexts.doctorHelp);
    return 0;
  }
  let wrong = 0;
  for await (const { name, isWell, sentence } of runChecks()) {
    if (!isWell) wrong += 1;
    process.stdout.write(`${isWell ? 'ok   ' : 'WRONG'} ${name}: ${sentence}\n`);
  }
  const end = wrong === 0 ? cliTexts.allIsWell : formatMessage(cliTexts.somethingIsWrong, { count: wrong });
  process.stdout.write(`${end}\n`);
  return wrong === 0 ? 0 : 1;
}
