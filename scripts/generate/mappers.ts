/** Which of our own types stands behind each type of the schema when a resolver gets it. */
export const mappers: Readonly<Record<string, string>> = {};
