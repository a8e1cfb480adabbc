import { useEffect, useState } from 'react';

/**
 * Loads an optional part of the page after hydration. Undefined until its module has loaded, and if
 * it cannot be loaded.
 *
 * @param load Must be stable between renders; undefined if nothing is to be loaded.
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
