type StoryPinTable = { person_id: string; position: number; story_id: string };

declare module '#modules/ground/tables.ts' {
  interface Tables {
    story_pin: StoryPinTable;
  }
}
