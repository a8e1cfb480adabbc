import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Packages for development whose code, or fonts, Vite bundles into the packed kit. */
const bundled =
  /^(?:react|react-dom|workbox-\w+(?:-\w+)?|maplibre-gl|@protomaps\/basemaps|@fontsource(?:-variable)?\/.+)$/;

interface Component {
  'bom-ref': string;
  name: string;
  scope: string;
  properties: { name: string; value: string }[];
}

interface Sbom {
  metadata: { component: { 'bom-ref': string; name: string } };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const isForDevelopment = ({ name }: { name: string }) => name === 'cdx:npm:package:development';

/**
 * Lists, as CycloneDX, all packages that the packed kit installs or whose code it brings with it.
 * `npm audit` of a shop doesn't see the latter.
 */
export function sbom(): Sbom {
  const text = execFileSync('npm', ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const { metadata, components, dependencies, ...head } = JSON.parse(text) as Sbom;
  const below = new Map(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const shipped = new Set([metadata.component['bom-ref']]);
  const ship = (ref: string): void => {
    if (shipped.has(ref)) return;
    shipped.add(ref);
    for (const next of below.get(ref) ?? []) ship(next);
  };
  for (const { 'bom-ref': ref, name, properties } of components) {
    if (bundled.test(name) || !properties.some(isForDevelopment)) ship(ref);
  }
  return {
    ...head,
    // npm takes the name from the folder.
    metadata: { ...metadata, component: { ...metadata.component, name: 'schaufenster' } },
    components: components
      .filter((component) => shipped.has(component['bom-ref']))
      .map(({ properties, ...component }) => ({
        ...component,
        ...(properties.some(isForDevelopment) && { scope: 'required' }),
        properties: properties.filter((property) => !isForDevelopment(property)),
      })),
    dependencies: dependencies
      .filter(({ ref }) => shipped.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((to) => shipped.has(to)) })),
  };
}
