import type { SQLInputValue } from 'node:sqlite';

/** A request to the thread that owns the database file. */
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
  /** SQLite's result code, for example 13 if the disk is full. */
  errcode?: number;
}
