// The site's software bill of materials: the packages of package-lock.json that its dependencies need, in CycloneDX
// format.

type Locked = {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};

/** The `packages` of a lock file, by path. */
type Packages = Readonly<Record<string, Locked>>;

type Component = {
  'bom-ref': string;
  type: string;
  name: string;
  version: string;
  scope?: string;
  purl: string;
  hashes?: unknown;
  licenses?: unknown;
};

type Dependency = { ref: string; dependsOn: string[] };

/** The part of the output of `npm sbom` that is used. */
type Sbom = { metadata: { component: Component }; components: Component[]; dependencies: Dependency[] };

/**
 * `name@version` of each package that the site needs to run, for every system, sorted. npm's own `--omit dev` is of no
 * use here: it also drops what a development tool needs, such as React. Optional peers are left out.
 */
export function productionOf(packages: Packages): string[] {
  const found = new Map<string, string>(); // by path
  const waiting = needsOf(packages[''] ?? {}).map((name) => ({ name, from: '' }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const path = resolve(packages, next.name, next.from);
    if (path === undefined || found.has(path)) continue;
    const locked = packages[path] ?? {};
    found.set(path, `${next.name}@${locked.version}`);
    for (const name of needsOf(locked)) waiting.push({ name, from: path });
  }
  return [...new Set(found.values())].sort();
}

function needsOf({
  dependencies = {},
  optionalDependencies = {},
  peerDependencies = {},
  peerDependenciesMeta = {},
}: Locked) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers];
}

/** The path at which a package finds another, by Node's resolution; undefined when it is not in the lock file. */
function resolve(packages: Packages, name: string, from: string) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === '') return undefined;
  }
}

/**
 * The list without what differs between runs, versions of npm and machines: no time, serial number, tool, URL or path.
 * Throws when npm does not list a wanted package.
 * @param options the project's name, and the result of `productionOf`
 */
export function listOf(whole: Sbom, { name, wanted }: { name: string; wanted: readonly string[] }) {
  const own = whole.metadata.component['bom-ref'];
  const isListed = (ref: string) => ref === own || wanted.includes(ref);
  const bare = ({ 'bom-ref': ref, type, name: of, version, scope, purl, hashes, licenses }: Component) => ({
    ...{ 'bom-ref': ref, type, name: ref === own ? name : of, version, scope, purl },
    ...(hashes === undefined ? {} : { hashes }),
    ...(licenses === undefined ? {} : { licenses }),
  });
  const byRef = (a: { ref: string }, b: { ref: string }) => (a.ref < b.ref ? -1 : 1);
  const components = wanted.map((ref) => {
    const component = whole.components.find((each) => each['bom-ref'] === ref);
    if (!component) throw new Error(`npm sbom does not list ${ref}`);
    return bare(component);
  });
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: bare({ ...whole.metadata.component, type: 'application' }) },
    components,
    dependencies: whole.dependencies
      .filter(({ ref }) => isListed(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => wanted.includes(each)).sort() }))
      .sort(byRef),
  };
}
