#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// Before anything is loaded: the cache spares 0.3 s of compiling it again.
enableCompileCache();
await import('#cli/program.ts');
