/** Fields of Vite's manifest that we read. */
export interface ManifestChunk {
  file: string
  css?: string[]
  imports?: string[]
}
export type Manifest = Record<string, ManifestChunk>

export interface PageAssets {
  entry: string
  styles: string[]
  preloads: string[]
}

export const entryModule = 'client/entry.client.tsx'

/** Used in development instead of a manifest. */
export const developmentAssets: PageAssets = { entry: `/${entryModule}`, styles: [], preloads: [] }

/** Returns the module beside a page's module, with the parts that `later` loads. */
const laterModule = (module: string): string => module.replace(/\.tsx$/, '.later.tsx')

/**
 * Returns the files for a page's first paint and hydration: those of the entry and the given
 * modules, with all their imports, so that nothing is discovered late and no style arrives after
 * the markup. Of parts that load later, only the styles are included. Modules missing from the
 * manifest are left out.
 */
export function pageAssets(manifest: Manifest, modules: readonly string[]): PageAssets {
  const styles = new Set<string>()
  const preloads = new Set<string>()
  const seen = new Set<string>()
  const visit = (name: string, isLater = false): void => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const imported of chunk.imports ?? []) visit(imported, isLater)
    for (const file of chunk.css ?? []) styles.add(`/${file}`)
    if (!isLater) preloads.add(`/${chunk.file}`)
  }
  const entry = manifest[entryModule]
  // however the build splits chunks, the order of cascade layers must be read before any of their
  // styles
  for (const file of entry?.css ?? []) styles.add(`/${file}`)
  for (const name of [entryModule, ...modules]) visit(name)
  for (const name of modules) visit(laterModule(name), true)
  if (!entry) throw new Error(`The manifest has no ${entryModule}: run "npm run build" first`)
  preloads.delete(`/${entry.file}`)
  return { entry: `/${entry.file}`, styles: [...styles], preloads: [...preloads] }
}
