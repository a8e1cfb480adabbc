import { useEffect, useState } from 'react';

/**
 * What a module of its own exports, once the page is alive and the module is there. A part that can be
 * done without: where its module does not come, it stays away.
 *
 * @param load Stays the same from render to render; undefined where nothing is wanted.
 */
export function useLater<Part>(load: (() => Promise<Part>) | undefined): Part | undefined {
  const [loaded, setLoaded] = useState<{ part: Part }>();
  useEffect(() => {
    load?.().then(
      (part) => setLoaded({ part }),
      () => {},
    );
  }, [load]);
  return load && loaded?.part;
}
