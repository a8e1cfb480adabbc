import type { ReactNode } from 'react';
import { ForeignText } from './foreign-text.tsx';

export const examples: Record<string, ReactNode> = { all: <ForeignText lang="de" /> };
