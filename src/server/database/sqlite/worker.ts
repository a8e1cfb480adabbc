import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { isBusy } from './busy.ts';
import type { Answer, Failure, Question, Rows } from './messages.ts';

// The database has a thread of its own because commits wait for the disk.

/** How long another process may hold the write lock, ms. */
const timeoutMs = 5000;

const database = new DatabaseSync(String(workerData), { timeout: timeoutMs });
switchToWriteAheadLog();
database.exec(`
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA secure_delete = ON;
`);

const statements = new Map<string, StatementSync>();

parentPort?.on('message', (question: Question | 'close') => {
  if (question === 'close') {
    database.close();
    parentPort?.close();
  } else {
    const answer: Answer = { id: question.id, result: run(question) };
    parentPort?.postMessage(answer);
  }
});

/** SQLite does not wait by itself while another process changes the journal mode of a new file. */
function switchToWriteAheadLog(): void {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}

function run({ sql, parameters }: Question): Rows | Failure {
  // If the disk is full, SQLite has already rolled back.
  if (sql === 'rollback' && !database.isTransaction) return { rows: [], changes: 0n };
  try {
    const statement = prepared(sql);
    if (statement.columns().length > 0) {
      return { rows: statement.all(...parameters), changes: 0n };
    }
    return { rows: [], changes: BigInt(statement.run(...parameters).changes) };
  } catch (error) {
    return failure(error);
  }
}

/** Batches of different sizes need different statements, so only the latest statements are kept. */
function prepared(sql: string): StatementSync {
  const statement = statements.get(sql) ?? database.prepare(sql);
  statements.delete(sql);
  statements.set(sql, statement);
  const [oldest] = statements.keys();
  if (statements.size > 100 && oldest !== undefined) statements.delete(oldest);
  return statement;
}

function failure(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message } = error;
  return 'errcode' in error ? { message, errcode: Number(error.errcode) } : { message };
}
