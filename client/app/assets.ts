/** The parts of Vite's manifest that are read. */
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

/** The module beside a page's with the parts of it that `later` loads. */
const laterModule = (module: string): string => module.replace(/\.tsx$/, '.later.tsx')

/**
 * Files that the first paint and hydration of a page need: the entry's and those of the given modules, with all they import,
 * so that nothing is discovered late and no style arrives after the markup. Of what comes later the styles are among them.
 * Modules that the manifest lacks are left out.
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
  // whatever chunks the build makes, the order of cascade layers has to be read before any of their styles
  for (const file of entry?.css ?? []) styles.add(`/${file}`)
  for (const name of [entryModule, ...modules]) visit(name)
  for (const name of modules) visit(laterModule(name), true)
  if (!entry) throw new Error(`The manifest has no ${entryModule}: build the client first`)
  preloads.delete(`/${entry.file}`)
  return { entry: `/${entry.file}`, styles: [...styles], preloads: [...preloads] }
}
