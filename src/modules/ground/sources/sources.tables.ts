type ImportItemTable = {
  source_key: string;
  item_key: string;
  kind: 'person' | 'story' | 'series' | 'translation' | 'picture' | 'response';
  entity_id: string;
  content_hash: string | null;
  /** How the import left what the item became, to see what was changed here since; null where nobody asks. */
  stand: string | null;
  updated_at: Date;
};

declare module '#modules/ground/tables.ts' {
  interface Tables {
    import_item: ImportItemTable;
  }
}
