import type { ComponentType } from 'react';
import type { PageSections } from '#model/views/pages.ts';
import type { ShellView } from '#model/views/shell.ts';

/**
 * Props of a section that a feature adds to a page: the default export of its `NAME.home.tsx` or
 * `NAME.contact.tsx`.
 */
export interface SectionProps {
  view: PageSections;
  shell: ShellView;
}

export type FeatureSection = ComponentType<SectionProps>;

interface SectionsProps extends SectionProps {
  /** By the paths of their files. */
  sections: Readonly<Record<string, FeatureSection>>;
}

/** The sections that features add to a page. */
export function Sections({ sections, ...props }: SectionsProps) {
  return Object.entries(sections).map(([path, Section]) => <Section key={path} {...props} />);
}
