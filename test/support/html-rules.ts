import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // Matters of taste that React writes another way.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'long-title': 'off',
  },
});

/** Every finding in a document, as `rule line:column message`; empty where the document is right. */
export async function htmlProblems(html: string): Promise<readonly string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap((result) =>
    result.messages.map(({ ruleId, line, column, message }) => `${ruleId} ${line}:${column} ${message}`),
  );
}
