import { formatMessage } from '#shared/messages/format-message.ts';
import { firstLineOf, type Finding, runSiteCheck, siteCheckNames } from '#modules/running/checks/site-checks.ts';
import { openProgram, type OpenProgram } from './open-program.ts';
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

/** Each check in turn; when the program cannot be opened the first is the last. */
async function* runChecks(): AsyncGenerator<Finding & { readonly name: string }> {
  let program: OpenProgram;
  try {
    program = await openProgram();
  } catch (error) {
    yield { name: 'start', isWell: false, sentence: firstLineOf(error) };
    return;
  }
  try {
    for (const name of siteCheckNames) yield { name, ...(await runSiteCheck(program.context, name)) };
  } finally {
    await program.close();
  }
}
