import type { ShellView } from '#model/views/shell.ts';

export interface WidgetProps {
  shell: ShellView;
}
