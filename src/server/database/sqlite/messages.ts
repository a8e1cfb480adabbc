import type { SQLInputValue } from 'node:sqlite';

/** What the thread that owns the database file is asked. */
export interface Question {
  id: number;
  sql: string;
  parameters: readonly SQLInputValue[];
}

export interface Answer {
  id: number;
  result: Rows | Failure;
}

export interface Rows {
  rows: unknown[];
  changes: bigint;
}

export interface Failure {
  message: string;
  /** SQLite's result code, such as 13 where the disk is full. */
  errcode?: number;
}
