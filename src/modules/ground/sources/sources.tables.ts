type ImportItemTable = {
  source_key: string;
  item_key: string;
  kind: 'person' | 'story' | 'series' | 'translation' | 'picture';
  entity_id: string;
  content_hash: string | null;
  updated_at: Date;
};

declare module '#modules/ground/tables.ts' {
  interface Tables {
    import_item: ImportItemTable;
  }
}
